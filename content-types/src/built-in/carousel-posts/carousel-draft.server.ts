// What the formats make and the writer prints.

export type SlideDraft = { purpose: string; content: string }

/** Title and slides as text with marks where the episode speaks. */
export type CarouselDraft = { title: string; format: string; slides: SlideDraft[] }
