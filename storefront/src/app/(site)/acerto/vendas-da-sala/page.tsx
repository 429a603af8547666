import type { Pagina } from '@martelo/shared/filtro';
import { notFound } from 'next/navigation';
import { AbasDoAcerto } from '../../../../acerto/AbasDoAcerto.tsx';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import estilo from '../../../../acerto/acerto.module.css';
import { type DaSala, VendasDaSala } from '../../../../acerto/destinos/VendasDaSala.tsx';
import { IDENTIFICAM_COMPRADOR } from '../../../../acerto/papel.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import { DESTINOS } from '../../../../palavras/destinos.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.vendasDaSala, robots: { index: false } };

const CAMINHO = '/acerto/vendas-da-sala';
/** The engine's largest page. */
const MAXIMO = 200;

/** Lots that the room bought, until their buyer is named (P1), live. */
export default async function PaginaVendasDaSala() {
  const [guarda, marca] = await Promise.all([guardarPapeis(CAMINHO, IDENTIFICAM_COMPRADOR), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const busca = new URLSearchParams({
    ...{ ordenar: 'em', ordem: 'asc', porPagina: String(MAXIMO) },
    filtro: JSON.stringify([{ tipo: 'exata', campo: 'situacao', valor: 'SEM_COMPRADOR' }]),
  });
  const resposta = await motor<Pagina<DaSala>>(`/v1/vendas-da-sala/qb?${busca}`);
  if (resposta.tipo !== 'ok') return <Indisponivel modo={marca.tipo} endereco={CAMINHO} />;
  const { itens, total } = resposta.corpo;
  const { roles } = guarda.sessao;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <AcompanharRegistros recurso="vendaDaSala" />
      <h1>{DESTINOS.daSala}</h1>
      <AbasDoAcerto atual="sala" roles={roles} totais={{ sala: total }} />
      {total > itens.length && <p className={estilo.aviso}>{DESTINOS.haMais(MAXIMO)}</p>}
      <VendasDaSala vendas={itens} />
    </div>
  );
}
