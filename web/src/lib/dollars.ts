/** '$0.024', '$12.50': small sums with as many digits as they need to be told from nothing. */
export function dollarText(dollars: number): string {
  const digits = dollars >= 1 ? 2 : 4
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`
}

/** '$0.04', 'less than $0.01': for what is only known about. */
export function aboutDollars(dollars: number): string {
  if (dollars < 0.01) return 'less than $0.01'
  return `about $${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
