import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['chip', 'badge', 'control', 'large', 'card', 'dialog'],
      shadow: ['pop'],
      breakpoint: ['desk'],
    },
  },
})

/** Joins class names; of two that set the same thing the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values))
}
