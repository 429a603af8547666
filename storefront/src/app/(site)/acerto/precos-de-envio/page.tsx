import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { Pagina } from '@martelo/shared/filtro';
import { QUEM_LE_PRECOS_DE_ENVIO, QUEM_MUDA_PRECOS_DE_ENVIO } from '@martelo/shared/papeis';
import { notFound } from 'next/navigation';
import { AbasDoAcerto } from '../../../../acerto/AbasDoAcerto.tsx';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import estilo from '../../../../acerto/acerto.module.css';
import type { PrecoDeEnvio } from '../../../../acerto/precos/linha.ts';
import { Precos } from '../../../../acerto/precos/Precos.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import daMesa from '../../../../mesa/mesa.module.css';
import { DESTINOS } from '../../../../palavras/destinos.ts';
import { PRECOS } from '../../../../palavras/precos-de-envio.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: PRECOS.titulo, robots: { index: false } };

const CAMINHO = '/acerto/precos-de-envio';
/** The engine's largest page. */
const MAXIMO = 200;

/** What the brand asks for sending papers (P16), live. */
export default async function PaginaPrecosDeEnvio() {
  const [guarda, marca] = await Promise.all([guardarPapeis(CAMINHO, QUEM_LE_PRECOS_DE_ENVIO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<Pagina<PrecoDeEnvio>>(`/v1/precos-de-envio/qb?porPagina=${MAXIMO}`);
  if (resposta.tipo !== 'ok') return <Indisponivel modo={marca.tipo} endereco={CAMINHO} />;
  const { itens, total } = resposta.corpo;
  const { roles } = guarda.sessao;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AcompanharRegistros recurso="precoDeEnvio" />
      <h1>{PRECOS.titulo}</h1>
      <AbasDoAcerto atual="precos" roles={roles} />
      {total > itens.length && <p className={daMesa.aviso}>{DESTINOS.haMais(MAXIMO)}</p>}
      <Precos
        precos={itens}
        escreve={QUEM_MUDA_PRECOS_DE_ENVIO.some((papel) => roles.includes(papel))}
        hoje={diaEmSaoPaulo(Date.now())}
      />
    </div>
  );
}
