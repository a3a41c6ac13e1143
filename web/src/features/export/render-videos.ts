import type { ReactNode } from 'react'

/** Renders what makes videos, which is a feature of its own. `wanted`: keys of the videos to choose; null if open. */
export type RenderVideos = (wanted: readonly string[] | null) => ReactNode
