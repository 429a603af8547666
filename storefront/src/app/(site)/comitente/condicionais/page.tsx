import type { Pagina } from '@martelo/shared/filtro';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { Condicionais, type CondicionalDoComitente } from '../../../../comitente/Condicionais.tsx';
import { RESPONDEM_CONDICIONAL } from '../../../../comitente/papel.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.vendasCondicionais, robots: { index: false } };

const CAMINHO = '/comitente/condicionais';
/** The engine's largest page: the tabs are made from it, so that their counts agree with what they show. */
const MAXIMO = 200;

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaCondicionais({ searchParams }: Parametros) {
  const [guarda, marca, busca] = await Promise.all([
    guardarPapeis(CAMINHO, RESPONDEM_CONDICIONAL),
    marcaAtual(),
    searchParams,
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<Pagina<CondicionalDoComitente>>(
    `/v1/comitente/condicionais?porPagina=${MAXIMO}`,
  );
  return resposta.tipo === 'ok' ? (
    <Condicionais
      modo={marca.tipo}
      itens={resposta.corpo.itens}
      decididas={busca.aba === 'decididas'}
      agora={Date.now()}
    />
  ) : (
    <Indisponivel modo={marca.tipo} endereco={CAMINHO} />
  );
}
