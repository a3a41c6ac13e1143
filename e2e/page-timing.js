// Runs in the page and measures what is visible. The functions are on `window` for the caller outside.
const frame = () => new Promise(requestAnimationFrame)
const pane = () => document.querySelector('[aria-label="Full transcript"]')

/**
 * Returns the milliseconds of every jump: from the click until a highlighted word of the passage is painted in the
 * pane.
 */
async function jumpEverywhere() {
  const buttons = [...document.querySelectorAll('[role=tabpanel] button')]
  const taken = []
  for (const chip of buttons.filter(({ textContent }) => textContent?.startsWith('Jump to'))) {
    const before = document.querySelector('mark')
    const start = performance.now()
    chip.click()
    do await frame()
    while (!isMarkedInSight(before) && performance.now() - start < 3000)
    // The frame is on screen when the next one begins.
    await frame()
    taken.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  return taken
}

function isMarkedInSight(before) {
  const box = pane()?.getBoundingClientRect()
  const mark = [...document.querySelectorAll('mark')].find((one) => one !== before)?.getBoundingClientRect()
  return box && mark && mark.height > 0 && mark.top >= box.top && mark.top < box.bottom
}

/** Collects, for every letter typed from now on, the milliseconds until it is painted. */
function watchTyping(taken = []) {
  addEventListener('input', async () => {
    const start = performance.now()
    await frame()
    await frame()
    taken.push(performance.now() - start)
  })
  return () => taken
}

/** Returns the milliseconds of every frame while the transcript scrolls by a row or two per frame. */
async function scrollThrough() {
  const taken = []
  let last = await frame()
  for (let step = 0; step < 120; step++) {
    pane()?.scrollBy(0, 400)
    const now = await frame()
    taken.push(now - last)
    last = now
  }
  return taken
}

window.timing = { jumpEverywhere, watchTyping, scrollThrough }
