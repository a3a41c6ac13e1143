/** Number of dimensions in an embedding of a text. */
export const embeddingLength = 512
