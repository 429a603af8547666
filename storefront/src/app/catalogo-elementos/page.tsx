import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Catalogo } from '../../catalogo/Catalogo.tsx';
import { casos, pedidoDoCatalogo } from '../../catalogo/casos.ts';
import { TITULOS } from '../../palavras/titulos.ts';
import { ambiente } from '../../site/ambiente.ts';
import { marcaAtual } from '../../site/marca.ts';

export const metadata: Metadata = {
  title: TITULOS.catalogoDeElementos,
  robots: { index: false, follow: false },
};

/** `/catalogo-elementos?elemento=a,b&modelo=&modo=leilao|loja&estado=`: in development, and where MARTELO_CATALOGO=1 asks for it. */
export default async function PaginaCatalogo({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (!ambiente().catalogo) notFound();
  const marca = await marcaAtual();
  if (marca === null) notFound();
  const primeiros = Object.entries(await searchParams).map(([nome, valor]) => [nome, [valor].flat()[0]]);
  const lido = pedidoDoCatalogo.safeParse(Object.fromEntries(primeiros));
  if (!lido.success) notFound();
  const modo = lido.data.modo ?? marca.tipo;
  return (
    <Catalogo
      casos={casos(lido.data, modo)}
      todos={Object.values(DEFINICOES).map(({ elemento, rotulo }) => ({ elemento, rotulo: rotulo[modo] }))}
      pedido={lido.data}
      modo={modo}
      marca={{ nome: marca.nome, subdominio: marca.subdominio }}
    />
  );
}
