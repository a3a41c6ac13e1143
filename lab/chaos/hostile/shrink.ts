import { type Recipe, smaller } from './recipe.ts'

/** The smallest recipe that was found for which it still holds; gives up after so many tries. */
export async function shrink(
  recipe: Recipe,
  stillHolds: (smaller: Recipe) => Promise<boolean>,
  maxTries = 60,
): Promise<Recipe> {
  let found = recipe
  let tries = 0
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false
    for (const candidate of smaller(found)) {
      if (tries >= maxTries) return found
      tries += 1
      if (!(await stillHolds(candidate))) continue
      found = candidate
      isSmaller = true
      break
    }
  }
  return found
}
