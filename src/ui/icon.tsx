import { joinClassNames } from './class-names'
import styles from './icon.module.css'
import { ICON_SHAPES, type IconName } from './icon-shapes'

type IconProps = { name: IconName; className?: string | undefined }

export function Icon({ name, className }: IconProps) {
  const { fill, line } = ICON_SHAPES[name]
  return (
    <svg className={joinClassNames(styles.icon, className)} viewBox="0 0 28 28" aria-hidden="true">
      {fill === undefined ? null : <path className={styles.fill} d={fill} />}
      <path className={styles.line} d={line} />
    </svg>
  )
}
