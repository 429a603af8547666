import type { Pagina } from '@martelo/shared/filtro';
import { notFound } from 'next/navigation';
import { AbasDoAcerto } from '../../../../acerto/AbasDoAcerto.tsx';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import estilo from '../../../../acerto/acerto.module.css';
import { type Credito, Creditos } from '../../../../acerto/destinos/Creditos.tsx';
import { DESTINAM_CREDITOS, VEEM_CREDITOS } from '../../../../acerto/papel.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import { DESTINOS } from '../../../../palavras/destinos.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.creditos, robots: { index: false } };

const CAMINHO = '/acerto/creditos';
/** The engine's largest page. */
const MAXIMO = 200;

/** Money that came and named no purchase (P9), live. */
export default async function PaginaCreditos() {
  const [guarda, marca] = await Promise.all([guardarPapeis(CAMINHO, VEEM_CREDITOS), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const busca = new URLSearchParams({
    ...{ ordenar: 'em', ordem: 'asc', porPagina: String(MAXIMO) },
  });
  const resposta = await motor<Pagina<Credito>>(`/v1/creditos-sem-destino/qb?${busca}`);
  if (resposta.tipo !== 'ok') return <Indisponivel modo={marca.tipo} endereco={CAMINHO} />;
  const { itens, total } = resposta.corpo;
  const { roles } = guarda.sessao;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <AcompanharRegistros recurso="creditoSemDestino" />
      <h1>{DESTINOS.creditos}</h1>
      <AbasDoAcerto atual="creditos" roles={roles} totais={{ creditos: total }} />
      {total > itens.length && <p className={estilo.aviso}>{DESTINOS.haMais(MAXIMO)}</p>}
      <Creditos creditos={itens} destina={DESTINAM_CREDITOS.some((papel) => roles.includes(papel))} />
    </div>
  );
}
