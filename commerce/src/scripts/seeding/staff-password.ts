import { EnvironmentError } from '../../lib/environment'
import { isGuessablePassword } from '../../auth/password-strength'

export const NO_ACCOUNT = 'Seed: no staff account, because ADMIN_PASSWORD is not set.'

export function assertNotGuessable(password: string, email: string): void {
  if (isGuessablePassword(password, email))
    throw new EnvironmentError(['ADMIN_PASSWORD is among the first that are guessed. Choose another.'])
}
