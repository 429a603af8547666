// Copies the icons the site uses out of lucide (ISC) into a plain table, so that no icon costs a client component.
// Add a name here, run `node storefront/scripts/gerar-icones.mjs`, commit the result.
import { writeFileSync } from 'node:fs';

const NOMES = `
arrow-left arrow-right arrow-up-down badge-check bell bus calendar calendar-clock car check chevron-down chevron-left
chevron-right chevron-up circle-exclamation-point circle-check circle-question-mark circle-x clock cloud-off copy credit-card download ellipsis
external-link eye eye-off file-text funnel gallery-horizontal gauge gavel hand-coins heart house image images inbox info key
layers layout-grid link list loader-circle lock log-in log-out mail map-pin megaphone menu message-circle minus motorbike package
pencil phone plane play plus printer qr-code radio receipt recycle refresh-cw rows-3 search share-2 shield-check ship
shopping-bag sliders-horizontal star store tag text-align-start timer tractor trending-up triangle-exclamation-point trophy truck user user-plus wallet
wifi-off wrench x zap
`
  .trim()
  .split(/\s+/);

const linhas = [];
for (const nome of NOMES) {
  const { __iconData } = await import(`lucide-react/icons/${nome}`);
  if (!__iconData) throw new Error(`${nome} is an alias in lucide; use the icon's own name`);
  const formas = __iconData.node.map(([forma, { key: _, ...atributos }]) => [forma, atributos]);
  linhas.push(`  '${nome}': ${JSON.stringify(formas)},`);
}

writeFileSync(
  new URL('../src/site/ui/icones.gerado.ts', import.meta.url),
  `// Written by scripts/gerar-icones.mjs from lucide (ISC License, https://lucide.dev/license). Do not edit.
export const ICONES = {
${linhas.join('\n')}
} as const satisfies Record<string, readonly (readonly [string, Record<string, string | number>])[]>;
export type NomeIcone = keyof typeof ICONES;
`,
);
