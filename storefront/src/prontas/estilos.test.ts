import { describe, expect, it } from 'vitest';
import { comEstilosCriticos, semFolhasAdiantadas } from './estilos.ts';

const NONCE = 'ab'.repeat(16);
const FOLHA = `<link rel="stylesheet" href="/_next/static/chunks/x.css" nonce="${NONCE}" data-precedence="next"/>`;
const pagina = (cabeca: string) =>
  `<!DOCTYPE html><html><head><title>T</title>${cabeca}<style nonce="${NONCE}">:root{--tema:1}</style></head><body><main class="a b"><p class="c">x</p></main></body></html>`;
const ler = () => '.a{top:0}.nada{top:1px}';

describe('a page’s first styles', () => {
  it('stand in it where its sheets are, which nothing waits for and everything gets', () => {
    const pronta = comEstilosCriticos(pagina(FOLHA), NONCE, ler);
    const estilo = `<style nonce="${NONCE}" data-precedence="next" data-href="criticos">.a{top:0}</style>`;
    const tardia = FOLHA.replace('<link ', '<link media="print" data-tardia="" ');
    const adiadas = new RegExp(`<style nonce="${NONCE}"[^>]* media="\\(scripting: enabled\\)">[^<]+</style>`);
    const [dita = ''] = adiadas.exec(pronta) ?? [];
    expect(dita).toContain('content-visibility:auto');
    expect(pronta).toContain(
      `<title>T</title>${estilo}${dita}${tardia}<noscript>${FOLHA}</noscript><style nonce`,
    );
    expect(pronta).toMatch(
      new RegExp(
        `</main><script nonce="${NONCE}">[^<]*media='all'[^<]*media='not all'[^<]*</script></body></html>$`,
      ),
    );
  });

  it('are left to its sheets where there is nothing of ours to put in', () => {
    for (const outra of [
      pagina(''),
      pagina('<link rel="stylesheet" href="https://x/y.css" data-precedence="next"/>'),
      'texto',
    ])
      expect(comEstilosCriticos(outra, NONCE, ler)).toBe(outra);
  });

  it('leave nothing of the sheets to be fetched ahead, and all else', () => {
    const fonte = '</f.woff2>; rel=preload; as="font"; crossorigin=""; nonce="n"';
    const folha = '</x.css>; rel=preload; as="style"; nonce="n"';
    expect(semFolhasAdiantadas(`${fonte}, ${folha}, ${folha}`)).toBe(fonte);
    expect(semFolhasAdiantadas(folha)).toBe('');
  });
});
