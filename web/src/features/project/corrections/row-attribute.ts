/** On the element with exactly a row's text: the row's index. */
export const rowAttribute = 'data-row-text'
