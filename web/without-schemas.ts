// What the browser needs of a call is its address. The schemas of what it carries are the server's to check, and to
// make them all costs a phone as long as to draw a page.
import type { ESTree, Plugin } from 'vite'

/** Of a call, and of a content type, whose stored content the server alone reads. */
const carried = new Set(['params', 'query', 'body', 'response', 'schema', 'edited', 'migrate'])

/** What a call is for, in the documents of the interface. */
const told = 'summary'

type Cut = { start: number; end: number; put: string }

/**
 * Leaves the schemas out of the calls in `contracts/` and of the content types. What a form reads by itself (`Email`, `TeamSettings`) stays, and
 * comes with the form: nothing there does anything but make a value, so what nobody asks for can go.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:contracts\/src|content-types\/src\/(?:types?|chapters|clip)(?:\/[\w-]+)?)\/[\w-]+\.ts$/ },
      handler(code) {
        const cuts = this.parse(code).body.flatMap(cutsIn)
        return { code: applied(code, cuts), map: null }
      },
    },
  }
}

function cutsIn(statement: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration): Cut[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || isPlain(init)) return []
    const { start, end } = init
    return [
      { start, end: start, put: '/* @__PURE__ */ (() => (' },
      ...carriedIn(init).map((property) => ({ start: property.start, end: property.end, put: '...{}' })),
      { start: end, end, put: '))()' },
    ]
  })
}

function isPlain({ type }: ESTree.Expression): boolean {
  return type === 'Literal' || type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

/** Of `endpoint({ … })`, or of an object that several of them spread. */
function carriedIn(init: ESTree.Expression): ESTree.ObjectPropertyKind[] {
  const isCall = init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint'
  const value = isCall ? init.arguments[0] : init
  if (value?.type !== 'ObjectExpression') return []
  return value.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      (carried.has(property.key.name) || (isCall && property.key.name === told)),
  )
}

function applied(code: string, cuts: Cut[]): string {
  let [kept, from] = ['', 0]
  for (const { start, end, put } of cuts) {
    kept += code.slice(from, start) + put
    from = end
  }
  return kept + code.slice(from)
}
