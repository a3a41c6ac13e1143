import type { ClipOverlays } from './clip-overlays.ts'

/** For tests only. */
export const sampleClipOverlays: ClipOverlays = {
  textOptions: [
    {
      text: 'Closed on our busiest day',
      highlightedWords: ['busiest'],
      reasoning: 'It sets one thing against another; said by Jonas at 0:31.',
    },
  ],
  socialMediaCaption: {
    hook: '“We closed on our busiest day.”',
    fullCaption: '“We closed on our busiest day.”\n\nDo you agree?',
    hashtags: ['SmallBusiness'],
    reasoning: 'Opens on the words themselves.',
  },
}
