import { type login, type PlanKey, plans, type ResponseBody } from '@podcastai/contracts'
import { Tab, TabList, TabPanel, Tabs, Toaster } from '@podcastai/ui'
import { useEffect } from 'react'
import { RegisterForm, welcomeToast } from '../../features/auth/register-form.tsx'
import { forgottenStyle, SignInForm } from '../../features/auth/sign-in-form.tsx'
import { storeSession } from '../../lib/session.ts'
import { showWaitingToast, toastAcrossPages } from '../../lib/toast-across-pages.ts'

export type StartTab = 'sign-in' | 'sign-up'

export type CardProps = {
  tab: StartTab
  onTab: (tab: StartTab) => void
  /** The plan chosen in the pricing section. */
  plan: PlanKey | null
  /** Focuses the first field of the open tab whenever it increases; 0 initially. */
  asked: number
}

/** Signs in or up on the landing screen; both end in a full load of '/'. */
export function GetStartedCard({ tab, onTab, plan, asked }: CardProps) {
  useEffect(showWaitingToast, [])
  return (
    <section
      id="start"
      aria-labelledby="start-title"
      className="w-full scroll-mt-6 rounded-dialog bg-surface p-6 shadow-pop max-lg:max-w-[440px] max-md:max-w-none max-md:p-4.5"
    >
      <h2 id="start-title" className="text-xl leading-7 font-semibold tracking-[-0.02em]">
        Get Started Today
      </h2>
      <Tabs value={tab} onValueChange={(next) => onTab(next as StartTab)}>
        <TabList label="Account" look="segments" className="mt-4 mb-4.5">
          <Tab value="sign-in">Sign In</Tab>
          <Tab value="sign-up">Sign Up</Tab>
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm
            submitLabel="Sign In"
            pendingLabel="Signing in..."
            forgotten={
              <a href="/forgot-password" className={forgottenStyle}>
                Forgot password?
              </a>
            }
            asked={asked}
            onSignedIn={enterAfterSignIn}
          />
          <p className="type-hint mt-3.5 text-center text-text-3">
            New here?{' '}
            <a
              href="#sign-up"
              className="touch-area relative inline-block py-1 font-semibold text-petrol hover:underline"
            >
              Create an account
            </a>
          </p>
        </TabPanel>
        <TabPanel value="sign-up">
          {plan && (
            <p className="type-hint mb-3 text-text-2">
              You chose {plans[plan].name}, {plans[plan].price} per month. You pay after signing up.
            </p>
          )}
          <RegisterForm
            submitLabel="Sign Up"
            asked={asked}
            onRegistered={(account) => {
              storeSession(account.sessionId)
              toastAcrossPages(welcomeToast(account))
              window.location.assign(plan ? payAddress(plan) : '/')
            }}
          />
          <p className="type-hint mt-3.5 text-center text-text-3">
            By signing up you agree to the{' '}
            <a href="/terms" className="underline underline-offset-2">
              Terms of Service
            </a>{' '}
            and{' '}
            <a href="/privacy" className="underline underline-offset-2">
              Privacy Policy
            </a>
            .
          </p>
        </TabPanel>
      </Tabs>
      <Toaster />
    </section>
  )
}

function enterAfterSignIn({ sessionId }: ResponseBody<typeof login>) {
  storeSession(sessionId)
  toastAcrossPages({ title: 'Welcome back!', text: 'Login successful. Redirecting to your dashboard.' })
  window.location.assign('/')
}

/** Returns where the chosen plan is paid. */
function payAddress(plan: PlanKey): string {
  return plan === 'team' ? '/subscribe?plan=team' : '/subscribe'
}
