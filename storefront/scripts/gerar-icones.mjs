// Copies the icons the site uses out of lucide (ISC) into one sprite, so that an icon costs a page one reference and no script.
// Add a name here, run `node storefront/scripts/gerar-icones.mjs`, commit the result.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

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

const simbolos = [];
for (const nome of NOMES) {
  const { __iconData } = await import(`lucide-react/icons/${nome}`);
  if (!__iconData) throw new Error(`${nome} is an alias in lucide; use the icon's own name`);
  const formas = __iconData.node.map(([forma, { key: _, ...atributos }]) => {
    const texto = Object.entries(atributos).map(([chave, valor]) => ` ${chave}="${valor}"`);
    return `<${forma}${texto.join('')}/>`;
  });
  simbolos.push(`<symbol id="${nome}" viewBox="0 0 24 24">${formas.join('')}</symbol>`);
}

const aviso = 'lucide (ISC License, https://lucide.dev/license), written by scripts/gerar-icones.mjs';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${aviso} -->${simbolos.join('\n')}</svg>\n`;
const versao = createHash('sha256').update(sprite).digest('hex').slice(0, 8);

mkdirSync(new URL('../public/', import.meta.url), { recursive: true });
writeFileSync(new URL('../public/icones.svg', import.meta.url), sprite);
writeFileSync(
  new URL('../src/site/ui/icones.gerado.ts', import.meta.url),
  `// Written by scripts/gerar-icones.mjs. Do not edit.
export const SPRITE = '/icones.svg?v=${versao}';
export type NomeIcone =
${NOMES.map((nome) => `  | '${nome}'`).join('\n')};
`,
);
