import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { PatioPublico } from '@martelo/shared/patio';
import { comoChegar } from '@martelo/shared/pos-venda/no-patio';
import { Mapa } from '../elements/pecas/Mapa.tsx';
import { Sessoes } from '../elements/Sessoes.tsx';
import { CartaoLote } from '../lote/CartaoLote.tsx';
import { type FotosDoLote, textosDasFotos } from '../lote/foto.ts';
import { Galeria } from '../lote/Galeria.tsx';
import { FOTOS_DA_GALERIA } from '../palavras/galeria.ts';
import { LUGARES, PATIOS } from '../palavras/patios.ts';
import { motor } from '../sessao/sessao.ts';
import { ambiente } from '../site/ambiente.ts';
import type { Hotsite } from '../site/conteudo/cms.ts';
import { type PaginaLida, recortar } from '../site/conteudo/pagina.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Migalhas } from '../site/ui/Migalhas.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './patios.module.css';

const LOTES_NA_PAGINA = 12;

/** One yard: how it looks, when it may be visited, how to get there, and what stands there now. */
export async function PatioInterno({
  patio,
  marca,
  conteudo,
}: {
  patio: PatioPublico;
  marca: Hotsite;
  conteudo: PaginaLida | null;
}) {
  const palavras = PATIOS[marca.tipo];
  const aqui = await lotesDoPatio(patio.nome);
  const sessoes = conteudo === null ? [] : recortar(conteudo, Date.now());
  const paragrafos = patio.explicacaoVisitacao?.split('\n').filter(Boolean) ?? [];
  const [primeira, ...fotos] = patio.fotos;
  const retratos: FotosDoLote | null =
    primeira === undefined ? null : { urls: [primeira, ...fotos], ilustrativa: false };
  return (
    <div className={estilo.pagina}>
      <div className="recipiente">
        <Migalhas
          itens={[
            { rotulo: LUGARES.patios, href: '/patios' },
            { rotulo: patio.estado, href: `/patios/${patio.estadoUf.toLowerCase()}` },
            { rotulo: patio.cidade, href: `/patios/${patio.cidadeBusca}/${patio.estadoUf.toLowerCase()}` },
            { rotulo: patio.nome },
          ]}
        />
        <header className={estilo.topo}>
          <h1>{patio.nome}</h1>
          <p>
            {patio.cidade}, {patio.estado}
          </p>
        </header>
        <div className={estilo.colunas}>
          <div className={estilo.principal}>
            {retratos && (
              <Galeria
                {...retratos}
                rotulo={FOTOS_DA_GALERIA.fotosDe(patio.nome)}
                textos={textosDasFotos(retratos, patio.nome)}
              />
            )}
            {paragrafos.length > 0 && (
              <section aria-labelledby="visitacao" className={estilo.visitacao}>
                <h2 id="visitacao">{palavras.visitacao}</h2>
                {paragrafos.map((paragrafo) => (
                  <p key={paragrafo}>{paragrafo}</p>
                ))}
              </section>
            )}
          </div>
          <aside className={estilo.lado} aria-label={palavras.enderecoEContato}>
            {patio.coordenadas && (
              <Mapa
                id="mapa-patio"
                rotulo={palavras.noMapa(patio.nome)}
                blocos={ambiente().mapaBlocos}
                pontos={[
                  {
                    ...patio.coordenadas,
                    id: patio.uid,
                    titulo: patio.nome,
                    uf: patio.estadoUf,
                    linhas: [patio.endereco, `${patio.cidade}, ${patio.estadoUf}`],
                    acao: { texto: palavras.comoChegar, link: comoChegar(patio) },
                  },
                ]}
              />
            )}
            <ul className={estilo.contatos}>
              <li>
                <Icone nome="map-pin" />
                <span>
                  {patio.endereco}
                  <br />
                  {patio.cidade}, {patio.estadoUf}
                </span>
              </li>
              {patio.telefone && (
                <li>
                  <Icone nome="phone" />
                  <Ligacao href={`tel:${patio.telefone.replace(/[^\d+]/g, '')}`}>{patio.telefone}</Ligacao>
                </li>
              )}
            </ul>
            <div className={estilo.acoes}>
              <BotaoLigacao href={comoChegar(patio)} icone="map-pin" largo>
                {palavras.comoChegar}
              </BotaoLigacao>
              {patio.mapa && (
                <BotaoLigacao href={patio.mapa} variante="secundario" icone="image" largo>
                  {palavras.desenhoDoAcesso}
                </BotaoLigacao>
              )}
            </div>
          </aside>
        </div>
        <section aria-labelledby="neste-patio" className={estilo.aqui}>
          <header>
            <h2 id="neste-patio">{palavras.lotesAqui}</h2>
            {aqui !== null && aqui.total > LOTES_NA_PAGINA && (
              <Ligacao
                href={`/${prefixoDoLote(marca.tipo)}?${new URLSearchParams({ patio: patio.nome, abertos: '1' })}`}
              >
                {palavras.verOs(aqui.total.toLocaleString('pt-BR'))}
                <Icone nome="arrow-right" tamanho={18} />
              </Ligacao>
            )}
          </header>
          {aqui === null ? (
            <Vazio icone="cloud-off" titulo={palavras.voltam} />
          ) : aqui.total === 0 ? (
            <Vazio
              icone="gavel"
              titulo={palavras.nenhumAqui}
              acao={
                <BotaoLigacao href={`/${prefixoDoLote(marca.tipo)}`} variante="secundario" tamanho="p">
                  {palavras.verTodos}
                </BotaoLigacao>
              }
            />
          ) : (
            <ul className={estilo.grade}>
              {aqui.itens.map((lote) => (
                <li key={lote.uid}>
                  <CartaoLote lote={lote} modo={marca.tipo} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      {sessoes.length > 0 && <Sessoes sessoes={sessoes} titulo="" marca={marca} busca={{}} />}
    </div>
  );
}

/** What takes bids now at the yard of this name; null when the engine does not answer. */
async function lotesDoPatio(nome: string): Promise<BuscaLotes | null> {
  const filtro = JSON.stringify([
    { tipo: 'exata', campo: 'patio', valor: nome },
    { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] },
  ]);
  const resposta = await motor<BuscaLotes>(
    `/v1/lotes?${new URLSearchParams({ porPagina: String(LOTES_NA_PAGINA), filtro })}`,
  );
  return resposta.tipo === 'ok' ? resposta.corpo : null;
}
