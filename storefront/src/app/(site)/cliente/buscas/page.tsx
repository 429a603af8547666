import type { BuscaSalva } from '@martelo/shared/busca-salva.esquema';
import type { Pagina } from '@martelo/shared/filtro';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListaDeBuscas } from '../../../../buscas/ListaDeBuscas.tsx';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { BUSCAS } from '../../../../palavras/buscas.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

const CAMINHO = '/cliente/buscas';

export const metadata: Metadata = { title: BUSCAS.leilao.titulo, robots: { index: false } };

export default async function PaginaBuscas() {
  const [guarda, marca] = await Promise.all([guardarCliente(CAMINHO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<Pagina<BuscaSalva>>('/v1/cliente/buscas');
  return (
    <AreaCliente modo={marca.tipo} atual="buscas" titulo={BUSCAS[marca.tipo].titulo}>
      {resposta.tipo === 'ok' ? (
        <ListaDeBuscas modo={marca.tipo} buscas={resposta.corpo.itens} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO} />
      )}
    </AreaCliente>
  );
}
