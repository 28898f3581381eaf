import type { Language } from '../../src/contract/settings'
import type { SessionRow } from '../payment/store'
import type { FormState } from './form'
import type { PayPageTexts } from './pay-page-texts'

export type PayPageProps = { row: SessionRow; form: FormState; language: Language; t: PayPageTexts }
