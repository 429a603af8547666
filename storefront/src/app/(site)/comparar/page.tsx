import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { idDeLote, prefixoDoLote } from '@martelo/shared/lote-url';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import estilo from '../../../comparar/Comparacao.module.css';
import { Comparacao } from '../../../comparar/Comparacao.tsx';
import { enderecoDaComparacao, MAXIMO } from '../../../comparar/endereco.ts';
import { GuardarComparacao, Imprimir } from '../../../comparar/GuardarComparacao.tsx';
import { COMPARACAO } from '../../../palavras/comparacao.ts';
import { motor } from '../../../sessao/sessao.ts';
import { SessoesDaPagina } from '../../../site/conteudo/SessoesDaPagina.tsx';
import { marcaAtual } from '../../../site/marca.ts';
import { classesDoBotao } from '../../../site/ui/Botao.tsx';
import { BotaoLigacao } from '../../../site/ui/BotaoLigacao.tsx';
import { Ligacao } from '../../../site/ui/Ligacao.tsx';
import { Vazio } from '../../../site/ui/Vazio.tsx';

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const marca = await marcaAtual();
  return {
    title: COMPARACAO[marca?.tipo ?? 'leilao'].titulo,
    alternates: { canonical: '/comparar' },
    robots: { index: false },
  };
}

/** Up to four lots side by side, by the address alone: no login, and it can be sent to somebody. */
export default async function PaginaComparar({ searchParams }: Parametros) {
  const [marca, busca] = await Promise.all([marcaAtual(), searchParams]);
  if (marca === null) notFound();
  const modo = marca.tipo;
  const palavras = COMPARACAO[modo];
  const ids = idsDoEndereco(busca.lotes);
  const respostas = await Promise.all(ids.map((id) => motor<LoteDetalhe>(`/v1/lotes/${id}`)));
  const lotes = respostas.flatMap((resposta) => (resposta.tipo === 'ok' ? [resposta.corpo] : []));
  const achados = lotes.map(({ id }) => id);
  const soDiferencas = busca.mostrar === 'diferencas';
  const endereco = enderecoDaComparacao(achados);
  const sumiram = respostas.filter(({ tipo }) => tipo === 'recusa').length;
  return (
    <>
      <div className={`recipiente ${estilo.pagina}`}>
        <header>
          <h1>{palavras.titulo}</h1>
          <p className={estilo.sub}>{palavras.sub}</p>
        </header>
        {respostas.some(({ tipo }) => tipo === 'indisponivel') ? (
          <Vazio
            icone="cloud-off"
            titulo={palavras.indisponivel}
            acao={
              <a href={enderecoDaComparacao(ids)} className={classesDoBotao({})}>
                {palavras.tentarDeNovo}
              </a>
            }
          >
            {palavras.nadaSePerdeu}
          </Vazio>
        ) : (
          <>
            <GuardarComparacao ids={achados} vazio={ids.length > 0 && achados.length === 0} />
            {sumiram > 0 && (
              <p role="status" className={estilo.sumiram}>
                {palavras.sumiram(sumiram)}
              </p>
            )}
            {lotes.length === 0 ? (
              <Vazio
                icone="scale"
                titulo={palavras.vazio}
                acao={<BotaoLigacao href={`/${prefixoDoLote(modo)}`}>{palavras.encontrar}</BotaoLigacao>}
              >
                {palavras.comoEscolher}
              </Vazio>
            ) : (
              <>
                <div className={estilo.barra}>
                  <nav className={estilo.vistas} aria-label={palavras.mostrar}>
                    <Ligacao href={endereco} aria-current={soDiferencas ? undefined : 'page'}>
                      {palavras.tudo}
                    </Ligacao>
                    <Ligacao
                      href={`${endereco}&mostrar=diferencas`}
                      aria-current={soDiferencas ? 'page' : undefined}
                    >
                      {palavras.soDiferencas}
                    </Ligacao>
                  </nav>
                  <Imprimir />
                </div>
                <Comparacao modo={modo} lotes={lotes} soDiferencas={soDiferencas} agora={Date.now()} />
              </>
            )}
          </>
        )}
      </div>
      <SessoesDaPagina uri="comparar" />
    </>
  );
}

/** The first four that can be lots, each once, in the order they stand in the address. */
const idsDoEndereco = (lotes: string | string[] | undefined): number[] =>
  [...new Set([lotes ?? ''].flat().join(',').split(',').filter(idDeLote).map(Number))].slice(0, MAXIMO);
