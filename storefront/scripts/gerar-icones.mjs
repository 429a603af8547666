// Copies icons out of lucide (ISC) into sprites, so that an icon costs a page one reference and no script:
// - public/icones.svg: what the site's own screens use, listed below;
// - public/icones-conteudo.svg: what editors may choose, listed in shared/src/pagina/icones/icones-conteudo.ts (with a copy for the panel).
// Add a name, run `node storefront/scripts/gerar-icones.mjs`, commit the result.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ICONES_DE_CONTEUDO } from '../../shared/src/pagina/icones/icones-conteudo.ts';

const NOMES = `
arrow-left arrow-right arrow-up-down badge-check banknote barcode bell bell-off bus calendar calendar-clock camera car check chevron-down chevron-left
chevron-right chevron-up circle-exclamation-point circle-check circle-question-mark circle-x clock cloud-off copy credit-card download ellipsis
crop external-link eye eye-off file-text funnel gallery-horizontal gauge gavel hand-coins heart house image images inbox info key
landmark layers layout-grid link list loader-circle lock log-in log-out mail map-pin megaphone menu message-circle minus
motorbike package pencil phone plane play plus printer qr-code radio receipt recycle refresh-cw rows-3 scale search share-2
shield-check ship shopping-bag sliders-horizontal star store tag text-align-start timer tractor trending-up
triangle-exclamation-point trophy truck undo-2 upload user user-plus wallet
wifi-off wrench x zap
`
  .trim()
  .split(/\s+/);

const AVISO = 'lucide (ISC License, https://lucide.dev/license), written by scripts/gerar-icones.mjs';

const site = await sprite(NOMES);
gravar('../public/icones.svg', site.svg);
gravar(
  '../src/site/ui/icones.gerado.ts',
  `// Written by scripts/gerar-icones.mjs. Do not edit.
export const SPRITE = '/icones.svg?v=${site.versao}';
export type NomeIcone =
${NOMES.map((nome) => `  | '${nome}'`).join('\n')};
`,
);

const conteudo = await sprite(ICONES_DE_CONTEUDO.map(({ nome }) => nome));
gravar('../public/icones-conteudo.svg', conteudo.svg);
gravar('../../cms/public/icones-conteudo.svg', conteudo.svg);
gravar(
  '../../shared/src/pagina/icones/icones-conteudo.gerado.ts',
  `// Written by scripts/gerar-icones.mjs. Do not edit.
export const SPRITE_DE_CONTEUDO = '/icones-conteudo.svg?v=${conteudo.versao}';
`,
);

async function sprite(nomes) {
  const simbolos = [];
  for (const nome of nomes) {
    const { __iconData } = await import(`lucide-react/icons/${nome}`);
    if (!__iconData) throw new Error(`${nome} is an alias in lucide; use the icon's own name`);
    const formas = __iconData.node.map(([forma, { key: _, ...atributos }]) => {
      const texto = Object.entries(atributos).map(([chave, valor]) => ` ${chave}="${valor}"`);
      return `<${forma}${texto.join('')}/>`;
    });
    simbolos.push(`<symbol id="${nome}" viewBox="0 0 24 24">${formas.join('')}</symbol>`);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${AVISO} -->${simbolos.join('\n')}</svg>\n`;
  return { svg, versao: createHash('sha256').update(svg).digest('hex').slice(0, 8) };
}

function gravar(destino, texto) {
  const arquivo = new URL(destino, import.meta.url);
  mkdirSync(new URL('.', arquivo), { recursive: true });
  writeFileSync(arquivo, texto);
}
