// `npm run referencias -- [kind…]`: takes the pictures that the visual regression suite holds each kind to. Look at them, then commit.
import { abrirNavegador, Plataforma, SITE } from '../e2e/plataforma.ts';
import { type Foto, fotografar } from './fotografar.ts';
import { nomeDaPagina, PAGINAS } from './paginas.ts';
import { guardarReferencias } from './referencia.ts';

const pedidos = process.argv.slice(2);
const plataforma = new Plataforma();
const pronta = process.env.MARTELO_SITE;
if (!pronta) await plataforma.iniciar();
const navegador = await abrirNavegador();
try {
  const porElemento = new Map<string, Foto[]>();
  for (const pagina of PAGINAS) {
    process.stdout.write(`${nomeDaPagina(pagina)}…\n`);
    for (const foto of await fotografar(navegador, pronta ?? SITE.replace('leilo', '*'), pagina, pedidos)) {
      const lista = porElemento.get(foto.elemento) ?? [];
      porElemento.set(foto.elemento, [...lista, foto]);
    }
  }
  for (const [elemento, fotos] of porElemento) await guardarReferencias(elemento, fotos);
  process.stdout.write(`${porElemento.size} kinds in tests/visual/referencias\n`);
} finally {
  await navegador.close();
  if (!pronta) await plataforma.descartar();
}
