// The browser only needs the address of a call. The server validates the payload, and creating all schemas takes a
// phone as long as rendering a page.
import type { ESTree, Plugin } from 'vite'

/** Schema properties of calls, and of content types, whose stored content and edits only the server reads. */
const carried = new Set([
  ...['params', 'query', 'body', 'response', 'schema', 'edited', 'migrate'],
  ...['resolveEdit', 'derive'],
])

/** What only the server needs of a call: its description for the API documentation, and its limits. */
const ofServer = new Set(['summary', 'permission', 'perMinute', 'subscription'])

type Cut = { start: number; end: number; put: string }

/**
 * Removes schemas and limits from the calls in `contracts/`, and schemas from the content types. Those that a form uses
 * itself (`Email`, `TeamSettings`) stay and load with the form: they have no side effects, so unused ones are
 * tree-shaken.
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

/** Returns the schema properties of `endpoint({ … })`, or of an object that several calls spread. */
function carriedIn(init: ESTree.Expression): ESTree.ObjectPropertyKind[] {
  const isCall = init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint'
  const value = isCall ? init.arguments[0] : init
  if (value?.type !== 'ObjectExpression') return []
  return value.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      (carried.has(property.key.name) ||
        (isCall && ofServer.has(property.key.name)) ||
        // The usual kind: `src/lib/call.ts` takes a call without it for one.
        (isCall && isSessionAccess(property))),
  )
}

function isSessionAccess({ key, value }: ESTree.ObjectProperty): boolean {
  return key.type === 'Identifier' && key.name === 'access' && value.type === 'Literal' && value.value === 'session'
}

function applied(code: string, cuts: Cut[]): string {
  let [kept, from] = ['', 0]
  for (const { start, end, put } of cuts) {
    kept += code.slice(from, start) + put
    from = end
  }
  return kept + code.slice(from)
}
