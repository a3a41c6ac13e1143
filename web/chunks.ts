// Groups modules into chunks. Few large files, because browsers open only six connections to a server without HTTP/2.

/**
 * If a module matches several groups, the first takes it, along with its imports that no earlier group took. What the
 * landing page and its card load must come first, or they would load everything; budgets.spec.ts fails if a group is
 * missing.
 */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/lib\/strict-schemas\.ts$/ },
  // Shared by the landing page and other pages.
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
  // The sign-in card on the landing page, once in use.
  {
    name: 'card',
    test: matchesAny(
      /\/ui\/src\/(tabs|field|input|toast|first-use|late-component)\.tsx?$/,
      /\/(contracts\/src\/limits|web\/src\/lib\/toast-across-pages)\.ts$/,
    ),
  },
  // Nothing on the first screen may need these: see without-schemas.ts. Without their imports, which
  // pages need on their own.
  {
    name: 'zod',
    test: /node_modules\/zod\/|\/contracts\/src\/(account-fields|corrected-words|output-language|speaker-name)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Separate, because other forms need the schemas above but not the settings' imports.
  { name: 'settings-schemas', test: /\/contracts\/src\/team-settings\.ts$/, includeDependenciesRecursively: false },
  // Only the settings need it, but without a group it would follow their calls into “kit”.
  { name: 'settings-fields', test: /\/contracts\/src\/settings-fields\.ts$/ },
  // Overlays. Separate from the router and the queries, which the page behind a share link doesn't use.
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
      // Except for switches and segments, which only dialogs and forms have, and for the operator's calls.
      /\/(ui|contracts)\/src\/(?!(?:switch|segments|operator-model)\.)/,
      /\/content-types\/src\/type\/(content-type|keys|brief|csv|safe-filename)\.ts$/,
      // Except for modules that import the queries, which the page behind a share link doesn't use.
      /\/web\/src\/lib\/(?!use-download|current-show|leave-guard)[\w-]+\.tsx?$/,
      /node_modules\/@?radix-ui\/(?!react-(?:switch|toggle|toggle-group)\/)/,
    ),
    minShareCount: 3,
  },
  // Except for videos, which only dialogs make.
  { name: 'frame', test: /\/web\/src\/(lib(?!\/videos)|features\/frame)\//, minShareCount: 3 },
  // Only three content types have movable passage ends: other screens that show content don't load this.
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
