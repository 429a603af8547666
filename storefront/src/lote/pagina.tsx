import type { ParcelasDaMarca } from '@martelo/shared/cartao/parcelas';
import type { CustodiaPublica } from '@martelo/shared/custodia';
import type { Pagina } from '@martelo/shared/filtro';
import type { TabelaDeFrete } from '@martelo/shared/frete';
import type { HotsitePublico } from '@martelo/shared/hotsite';
import type { LanceNoHistorico, LoteDetalhe, MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { idDeLote, prefixoDoLote } from '@martelo/shared/lote-url';
import type { PatioPublico } from '@martelo/shared/patio';
import { formatarReais } from '@martelo/shared/reais';
import type { CondicaoDoLote } from '@martelo/shared/vistorias/esquema';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { enderecoDaSala, temSala } from '../auditorio/endereco.ts';
import { IrParaSala } from '../auditorio/IrParaSala.tsx';
import { BotaoComparar } from '../comparar/BotaoComparar.tsx';
import { Coracao } from '../favoritos/Coracao.tsx';
import { CONDICAO } from '../palavras/condicao.ts';
import { CUSTODIA } from '../palavras/custodia.ts';
import { FOTOS_DA_GALERIA } from '../palavras/galeria.ts';
import { PAGINA_DO_LOTE } from '../palavras/pagina-do-lote.ts';
import { motor, sessaoAtual } from '../sessao/sessao.ts';
import { temPagina } from '../site/conteudo/PaginaDeConteudo.tsx';
import { marcaAtual, origemPublica } from '../site/marca.ts';
import { DadosEstruturados } from '../site/seo/DadosEstruturados.tsx';
import { produto, trilha } from '../site/seo/esquemas.ts';
import { ErroTela } from '../site/ui/ErroTela.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Migalhas } from '../site/ui/Migalhas.tsx';
import { Condicao } from '../vistorias/Condicao.tsx';
import { Custodia } from '../vistorias/Custodia.tsx';
import { AteEncerrar } from './AteEncerrar.tsx';
import { Carimbos } from './Carimbos.tsx';
import { fatosDoCartao } from './CartaoLote.tsx';
import { dadosDoPainel } from './dados-painel.ts';
import { EntrarParaFalar } from './EntrarParaFalar.tsx';
import { soOQueMove } from './estado-inicial.ts';
import { FalarComACasa } from './FalarComACasa.tsx';
import { Ficha, Secao } from './Ficha.tsx';
import { FreteDoLote } from './FreteDoLote.tsx';
import { encerrou } from './fase.ts';
import { fotosDoLote, textosDasFotos } from './foto.ts';
import { freteDoLote } from './frete-do-lote.ts';
import { Galeria } from './Galeria.tsx';
import { Historico } from './Historico.tsx';
import { lerHabilitacao } from './ler-habilitacao.ts';
import { PainelLance } from './PainelLance.tsx';
import { Participando } from './Participando.tsx';
import estilo from './pagina.module.css';
import { QuemVende } from './QuemVende.tsx';
import { Simulador } from './Simulador.tsx';
import { TransmissaoDoLote } from './TransmissaoDoLote.tsx';

export interface ParametrosLote {
  params: Promise<{ local: string; tipo: string; marca: string; nome: string; ano: string; id: string }>;
}

const LANCES_NA_PAGINA = 50;

const lerLote = cache((id: string) => motor<LoteDetalhe>(`/v1/lotes/${encodeURIComponent(id)}`));

/** Title, description and picture for search engines and shared links; closed lots stay findable. */
export async function metadadosLote({ params }: ParametrosLote): Promise<Metadata> {
  const { id } = await params;
  if (!idDeLote(id)) return {};
  const resposta = await lerLote(id);
  if (resposta.tipo !== 'ok') return {};
  const lote = resposta.corpo;
  const [capa] = lote.fotosUrls;
  return {
    title: lote.nome,
    description: `${lote.nome}: ${fatosDoCartao(lote).join(', ')}. ${PAGINA_DO_LOTE.leilao.aPartirDe(formatarReais(lote.minimo))}`,
    alternates: { canonical: lote.url },
    ...(capa ? { openGraph: { title: lote.nome, images: [{ url: `${capa}?w=800` }] } } : {}),
  };
}

/** The lot page. Only the id finds the lot: any other spelling of the path leads to the right one (308). */
export async function PaginaLote({ params, prefixo }: ParametrosLote & { prefixo: string }) {
  const [marca, { local, tipo, marca: deMarca, nome, ano, id }] = await Promise.all([marcaAtual(), params]);
  if (marca === null || !idDeLote(id) || !ano.startsWith('ano.')) notFound();
  const resposta = await lerLote(id);
  if (resposta.tipo === 'recusa') notFound();
  if (resposta.tipo === 'indisponivel')
    return (
      <ErroTela titulo={PAGINA_DO_LOTE[marca.tipo].indisponivel}>
        <p>{PAGINA_DO_LOTE[marca.tipo].recarregue}</p>
      </ErroTela>
    );
  const lote = resposta.corpo;
  const pedido = ['', prefixo, local, tipo, deMarca, nome, ano, id].join('/');
  if (lote.url !== pedido) permanentRedirect(lote.url);
  const origem = origemPublica(marca);
  const passos = [
    { nome: marca.nome, caminho: '/' },
    { nome: PAGINA_DO_LOTE[marca.tipo].lotes, caminho: `/${prefixo}` },
    { nome: lote.nome, caminho: lote.url },
  ];
  return (
    <>
      <Lote lote={lote} marca={marca} />
      <DadosEstruturados dados={[produto(lote, origem), trilha(passos, origem)]} />
    </>
  );
}

async function Lote({
  lote,
  marca,
}: {
  lote: LoteDetalhe;
  marca: Pick<HotsitePublico, 'id' | 'nome' | 'tipo' | 'legal'>;
}) {
  const sessao = await sessaoAtual();
  const { patio } = lote.localizacao ?? {};
  const [historico, minha, habilitacao, cartao, fretes, lugar, regulamento, condicao, custodia] =
    await Promise.all([
      motor<Pagina<LanceNoHistorico>>(`/v1/lotes/${lote.uid}/lances?porPagina=${LANCES_NA_PAGINA}`),
      sessao?.cliente ? motor<MinhaPosicao>(`/v1/lotes/${lote.uid}/minha-posicao`) : null,
      sessao?.cliente && lote.leilao.exigeHabilitacao ? lerHabilitacao(lote.leilao.uid) : null,
      motor<ParcelasDaMarca>('/v1/cartao/parcelas'),
      motor<TabelaDeFrete>('/v1/fretes'),
      patio ? motor<PatioPublico>(`/v1/patio/por-nome/${encodeURIComponent(patio)}`) : null,
      temPagina('regulamento'),
      lote.veiculo ? motor<CondicaoDoLote>(`/v1/lotes/${lote.uid}/condicao`) : null,
      lote.veiculo ? motor<CustodiaPublica>(`/v1/lotes/${lote.uid}/custodia`) : null,
    ]);
  const frete = fretes.tipo === 'ok' ? freteDoLote(fretes.corpo, lote) : null;
  const lances = historico.tipo === 'ok' ? historico.corpo.itens : [];
  const modo = marca.tipo;
  const palavras = PAGINA_DO_LOTE[modo];
  const retratos = fotosDoLote(lote);
  const dados = dadosDoPainel({
    ...{ lote, marca, sessao, habilitacao, retorno: lote.url, agora: Date.now() },
    minha: minha?.tipo === 'ok' ? minha.corpo : null,
  });
  const galeria = (
    <Galeria
      {...retratos}
      rotulo={FOTOS_DA_GALERIA.fotosDe(lote.nome)}
      textos={textosDasFotos(retratos, lote.nome, lote.fotosDescricoes)}
    />
  );
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <Migalhas
        itens={[
          { rotulo: palavras.lotes, href: `/${prefixoDoLote(modo)}` },
          { rotulo: lote.tipo, href: `/${prefixoDoLote(modo)}?tipo=${encodeURIComponent(lote.tipo)}` },
          { rotulo: lote.nome },
        ]}
      />
      <header className={estilo.topo}>
        <h1>{lote.nome}</h1>
        <p className={estilo.fatos}>{fatosDoCartao(lote).join(' · ')}</p>
        <Carimbos carimbos={lote.carimbos} />
        <div className={estilo.acoes}>
          <Coracao lelUid={lote.uid} nome={lote.nome} comPalavra />
          <BotaoComparar id={lote.id} nome={lote.nome} comPalavra />
          {!encerrou(lote.situacao) && temSala(lote.leilao.situacao, lote.finalizacaoManual) && (
            <IrParaSala endereco={enderecoDaSala(lote.leilao.uid, lote.uid)} modo={modo} />
          )}
          {sessao === null && dados.login !== null && <EntrarParaFalar login={dados.login} />}
          {sessao?.cliente && (
            <FalarComACasa
              {...{ lelUid: lote.uid, nome: lote.nome, marca: marca.nome, modo }}
              comLance={!encerrou(lote.situacao) && !lote.somenteBuyNowProposta}
            />
          )}
        </div>
      </header>
      <div className={estilo.colunas}>
        <div className={estilo.esquerda}>
          {lote.leilao.situacao === 'AO_VIVO' ? (
            <TransmissaoDoLote leiUid={lote.leilao.uid} modo={modo}>
              {galeria}
            </TransmissaoDoLote>
          ) : (
            galeria
          )}
        </div>
        <aside
          className={estilo.direita}
          aria-label={lote.somenteBuyNowProposta ? palavras.comprar : palavras.darLance}
        >
          <PainelLance dados={dados} />
          {dados.minha && <Participando lote={dados.lote} posicao={dados.minha.posicao} />}
        </aside>
        <div className={estilo.resto}>
          <Ficha lote={lote} patioUrl={lugar?.tipo === 'ok' ? lugar.corpo.url : null} />
          {condicao?.tipo === 'ok' && (
            <Secao titulo={CONDICAO.titulo}>
              <Condicao de={condicao.corpo} lelUid={lote.uid} />
            </Secao>
          )}
          {custodia?.tipo === 'ok' && custodia.corpo.eventos.length > 0 && (
            <Secao titulo={CUSTODIA.titulo}>
              <Custodia de={custodia.corpo} lelUid={lote.uid} />
            </Secao>
          )}
          <Secao titulo={lote.somenteBuyNowProposta ? palavras.transparencia : palavras.lances}>
            {!lote.somenteBuyNowProposta && (
              <Historico lote={soOQueMove(lote)} inicial={lances} modo={modo} />
            )}
            <p className={estilo.verificar}>
              <a href={`/verificar?lote=${lote.uid}`}>
                <Icone nome="shield-check" tamanho={18} />
                {palavras.verificarLivro}
              </a>
            </p>
          </Secao>
          <AteEncerrar lote={dados.lote}>
            <Secao titulo={palavras.simule}>
              <Simulador dados={dados} tabela={cartao.tipo === 'ok' ? cartao.corpo.tabela : null} />
            </Secao>
          </AteEncerrar>
          {frete && (
            <Secao titulo={palavras.frete}>
              <FreteDoLote opcoes={frete} />
            </Secao>
          )}
          <Secao titulo={palavras.quemVende}>
            <QuemVende lote={lote} modo={modo} legal={marca.legal} regulamento={regulamento} />
          </Secao>
        </div>
      </div>
    </div>
  );
}
