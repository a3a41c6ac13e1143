import { HexColor } from '@podcastai/content-types'
import { colorPairs, standardColors } from '@podcastai/content-types/pictures'
import type { PictureLook } from '@podcastai/contracts'
import { useState } from 'react'
import { z } from 'zod'

export type Colors = { ground: string; accent: string }
export type ColorChoice = Colors & { name: string }

const Stored = z.object({ name: z.string(), ground: HexColor, accent: HexColor })
const storageKey = 'pictureColors'

/** The custom pair. */
export const ownPair = 'Your own'

/** Returns the color pairs to choose from: the show's own, those of the content's brief, then ours. */
export function listColorChoices(brand: PictureLook | undefined, brief: Colors | null): ColorChoice[] {
  return [
    ...(brand?.ground && brand.accent ? [{ name: 'Brand', ground: brand.ground, accent: brand.accent }] : []),
    ...(brief ? [{ name: 'From the brief', ...brief }] : []),
    ...colorPairs,
  ]
}

/**
 * Returns the colors last chosen in this browser, else the first choice. A pair chosen by name follows later changes to
 * that name.
 */
export function useColors(choices: readonly ColorChoice[]): [ColorChoice, (choice: ColorChoice) => void] {
  const [chosen, setChosen] = useState(storedChoice)
  const named = choices.find(({ name }) => name === chosen?.name)
  const fallback = choices[0] ?? { name: 'Petrol', ...standardColors }
  return [
    named ?? (chosen?.name === ownPair ? chosen : fallback),
    (choice) => {
      setChosen(choice)
      try {
        localStorage.setItem(storageKey, JSON.stringify(choice))
      } catch {
        // Storage is full or blocked: ask again next time.
      }
    },
  ]
}

function storedChoice(): ColorChoice | null {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''))
  } catch {
    return null
  }
}
