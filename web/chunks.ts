// Which modules go into one file. Few files in place of many small ones: a server without HTTP/2 sends six at a time.

/**
 * Of two groups that a module fits the first takes it, with what it imports and no group before has taken. So what the
 * landing page and its card load stands first, or they would load everything: budgets.spec.ts tells when one is missing.
 */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/lib\/strict-schemas\.ts$/ },
  // What the landing page has in common with other pages.
  {
    name: 'look',
    test: matchesAny(
      /node_modules\/(clsx|tailwind-merge|lucide-react\/dist\/esm\/(?!icons\/))/,
      /vite\/preload-helper/,
      /\/ui\/src\/(class-names|button-style|button|spinner|card|badge|talk-strip|strip-key|strip-paths|time-ruler|evidence-chip)\.tsx?$/,
      /\/web\/src\/(lib\/(session|waiting-toast|in-words|theme|page-title|free-episodes)|features\/frame\/(brand-mark|site-footer))\.tsx?$/,
      /\/(contracts\/src\/plans|content-types\/src\/type\/time-code)\.ts$/,
    ),
  },
  // What its sign-in card needs beside that, once somebody uses it.
  {
    name: 'card',
    test: matchesAny(
      /\/ui\/src\/(tabs|field|input|toast|first-use|late-component)\.tsx?$/,
      /\/(contracts\/src\/limits|web\/src\/lib\/toast-across-pages)\.ts$/,
    ),
  },
  // Nothing that is drawn at first may need these: see without-schemas.ts. What schemas import, pages need without them.
  {
    name: 'zod',
    test: /node_modules\/zod\/|\/contracts\/src\/(account-fields|corrected-words|speaker-name)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Apart from those, which other forms need: it imports what comes with the settings.
  { name: 'settings-schemas', test: /\/contracts\/src\/team-settings\.ts$/, includeDependenciesRecursively: false },
  // What opens above a page. Apart from the router and the queries: the page behind a share link has neither.
  {
    name: 'overlays',
    test: matchesAny(
      /node_modules\/(@floating-ui|react-remove-scroll|use-sidecar|aria-hidden)/,
      /node_modules\/@radix-ui\/react-(menu|dropdown-menu|popper|popover|dialog|dismissable-layer|focus-scope|focus-guards|portal)/,
    ),
  },
  { name: 'app', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
  { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
  {
    name: 'kit',
    test: matchesAny(
      /\/(ui|contracts)\/src\//,
      /\/content-types\/src\/type\/(content-type|keys|brief|csv|safe-filename)\.ts$/,
      // But for what brings the queries, which the page behind a share link does without.
      /\/web\/src\/lib\/(?!use-download)[\w-]+\.tsx?$/,
      /node_modules\/@?radix-ui\//,
    ),
    minShareCount: 3,
  },
  { name: 'frame', test: /\/web\/src\/(lib|features\/frame)\//, minShareCount: 3 },
  // The ends of passages move on three types alone: other screens that know content do without.
  {
    name: 'content',
    test: /\/content-types\/src\/(?:types?|index|registry)\b.*(?<!\.web\.tsx)$/,
    minShareCount: 3,
  },
  { name: 'views', test: /\/content-types\/src\/(?!views\/(?:trim-|use-talk)).*\.web\.tsx$/, minShareCount: 3 },
]

function matchesAny(...patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id))
}
