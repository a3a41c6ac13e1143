/** A form body with its nesting as dots: `items[0][price]=x` becomes `items.0.price`. */
export type Fields = Record<string, string | undefined>

export function readForm(body: string): Fields {
  return Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [
      name.replaceAll('][', '.').replace('[', '.').replace(/\]$/, ''),
      value,
    ]),
  )
}
