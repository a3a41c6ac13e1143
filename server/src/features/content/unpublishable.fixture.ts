// A talk of our own with what must not be published, and the honest words beside each.

/** The name of the guest's teacher, as the transcript misheard it, and as the show's glossary writes it. */
export const misheard = { heard: 'Jarvy Linden', written: 'Järvi Lindén' }

/** By kind, the words that stand in no content type, and honest words beside them that do. */
export const unpublishable: Record<string, { struck: string[]; kept: string }> = {
  'a transcriber’s mark': {
    struck: ['inaudible', 'crosstalk', 'laughs', '[', '♪'],
    kept: 'In the winter of 2009 the clock stopped at four in the morning, and the baker opened two hours late.',
  },
  'a dangling lead-in': {
    struck: ['So, and,', 'which brings us to', 'for two reasons', '…—'],
    kept: 'I lost three apprentices in one year because I never let them fail.',
  },
  'a sponsor': {
    struck: ['Tidebox', 'meal kit', 'brought to you by', 'promo code', 'KETTLE9'],
    kept: 'Nobody pays for silence, and it is the most expensive thing in this workshop.',
  },
  'the address of a sponsor': { struck: ['tidebox.example', 'tidebox dot example'], kept: 'openclocks.example' },
  'a misread name': { struck: ['Jarvy', 'Linden'], kept: 'Järvi Lindén' },
}

export const talk = `Maren Holt: Welcome back to Slow Gears. Today I'm talking with Ilse Varga, who has repaired tower clocks in Brenn for twenty-six years. Ilse, what does a tower clock know that a phone doesn't?

Ilse Varga: A clock that nobody winds is right twice a day, and wrong about everything else. [laughs] My phone tells me the time, but it has never told me that somebody climbed a hundred and twelve steps for it. That is the whole difference. I climb them every Monday.

Maren Holt: Who taught you the trade?

Ilse Varga: Jarvy Linden taught me everything I know about wheels, and he never once touched a tool while he did it. Jarvy Linden stood behind me for two years and said nothing. I hated him for the first of them. Then I understood that he was listening to the clock, and that he wanted me to listen too.

Ilse Varga: So, and, the …— which brings us to the thing with the [inaudible 04:10] bell.

Maren Holt: This episode is brought to you by Tidebox. I cook with the Tidebox meal kit every Thursday, and I have never thrown away a single carrot since. Go to tidebox.example, that's tidebox dot example, and use the promo code KETTLE9 for your first box. A good dinner is the best clock in any house.

Maren Holt: What was your worst mistake?

Ilse Varga: I lost three apprentices in one year because I never let them fail. I thought that I was protecting the clocks from them. In truth I was protecting my pride from their mistakes. The fourth one dropped a wheel from 1740 down the stairs, and I said nothing, and she is still here.

Ilse Varga: I never trusted a clock without a keeper, for two reasons:

Maren Holt: (crosstalk) Sorry, go on.

Ilse Varga: ♪ In the winter of 2009 the clock stopped at four in the morning, and the baker opened two hours late. The whole street was hungry, and everybody was angry with me. That was the day I knew that my work mattered. Nobody thanks you for a clock that runs, but everyone comes to your door when it stops.

Maren Holt: Why do you refuse to put in a motor?

Ilse Varga: Because a motor asks nothing of anybody. Nobody pays for silence, and it is the most expensive thing in this workshop. When the town offered me a motor for nine thousand euros, I asked them who would notice if the clock was wrong. They had no answer. A thing that needs nobody is a thing that nobody needs.

Maren Holt: Where can people learn this?

Ilse Varga: All of my drawings are free, and you find them at openclocks.example, where anybody can copy them. If you want to begin, take apart something that you love and are afraid to lose. You will be careful, and you will be slow, and that is the whole trade. The first clock I opened was my grandmother's, and it took me eleven months to close it again.

Maren Holt: What would you tell somebody who starts tomorrow?

Ilse Varga: Buy a good lamp before you buy a good file. Most mistakes are made in bad light, and the rest are made in a hurry. I have never repaired a clock in a hurry that did not come back to me within a year.

Maren Holt: That was Ilse Varga. Thank you for listening, and see you next week.
`
