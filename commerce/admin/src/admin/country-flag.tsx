/** Of regional indicator symbols, which fonts draw as flags: the letters' distance from A. */
const INDICATOR_A = 0x1f1e6

type CountryFlagProps = { countryCode: string; 'aria-label'?: string }

/** In place of react-country-flag, whose pictures come from another site and are refused by our policy. */
export default function CountryFlag({ countryCode, 'aria-label': label }: CountryFlagProps) {
  const symbols = [...countryCode.toUpperCase()].map((letter) => letter.charCodeAt(0) - 65 + INDICATOR_A)
  return (
    <span role="img" aria-label={label ?? countryCode}>
      {String.fromCodePoint(...symbols)}
    </span>
  )
}
