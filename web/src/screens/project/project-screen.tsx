/** One project with everything made from it. */
export function ProjectScreen() {
  return <main className="mx-auto max-w-[1280px] px-6 py-8">Project</main>
}
