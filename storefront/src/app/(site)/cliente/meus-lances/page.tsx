import type { Pagina } from '@martelo/shared/filtro';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente, rotuloMeusLances } from '../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../cliente/AtualizarAoVivo.tsx';
import { ABAS_LANCES } from '../../../../cliente/abas.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { MeusLances } from '../../../../cliente/MeusLances.tsx';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export async function generateMetadata(): Promise<Metadata> {
  const marca = await marcaAtual();
  return { title: rotuloMeusLances(marca?.tipo ?? 'leilao'), robots: { index: false } };
}

/** The engine's largest page; the tabs are made from it here, so that their counts agree with what they show. */
const MAXIMO = 200;

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaMeusLances({ searchParams }: Parametros) {
  const [guarda, marca, busca] = await Promise.all([
    guardarCliente('/cliente/meus-lances'),
    marcaAtual(),
    searchParams,
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<Pagina<MeuLance>>(`/v1/cliente/meus-lances?porPagina=${MAXIMO}`);
  const aba = ABAS_LANCES.find((nome) => nome === busca.aba) ?? 'andamento';
  return (
    <AreaCliente modo={marca.tipo} atual="lances" titulo={rotuloMeusLances(marca.tipo)}>
      <AtualizarAoVivo />
      {resposta.tipo === 'ok' ? (
        <MeusLances modo={marca.tipo} lances={resposta.corpo.itens} aba={aba} agora={Date.now()} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco="/cliente/meus-lances" />
      )}
    </AreaCliente>
  );
}
