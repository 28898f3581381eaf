import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import styles from './header.module.css'
import { MainMenu, type MainMenuProps } from './main-menu'

export type HeaderProps = {
  cart?: ReactNode
  zoom?: ReactNode
  menu?: MainMenuProps['ExtraItem']
  back?: ReactNode
}

export function Header({ cart, zoom, menu, back }: HeaderProps) {
  const { t } = useTranslation()
  const { name } = useStudioProfile()
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-back={back ? true : undefined}>
        <Link className={styles.logo} to={paths.home} aria-label={t('layout.homeLink')}>
          <img className={styles.mark} src="/media/logo-small.svg" alt="" width={44} height={47} />
          <span className={styles.name}>{name}</span>
        </Link>
        {back}
        <span className={styles.gap} />
        <MainMenu ExtraItem={menu} />
        {cart}
      </div>
      {zoom === undefined ? null : <div className={styles.zoom}>{zoom}</div>}
    </header>
  )
}
