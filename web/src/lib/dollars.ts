/** Returns '$0.024' or '$12.50': small amounts get enough digits to differ from zero. */
export function dollarText(dollars: number): string {
  const digits = dollars >= 1 ? 2 : 4
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`
}

/** Returns '$0.04' or 'less than $0.01', for estimates. */
export function aboutDollars(dollars: number): string {
  if (dollars < 0.01) return 'less than $0.01'
  return `about $${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
