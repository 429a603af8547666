import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { equipamentosEmOrdem, type Equipamento as Item } from '@martelo/shared/veiculo-itens';
import { FICHA } from '../palavras/ficha.ts';
import { formatarTamanho } from '../site/tamanho.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { DesenhoPneus } from './DesenhoPneus.tsx';
import estilo from './Ficha.module.css';
import { VideoDoLote } from './VideoDoLote.tsx';

/** Facts of a lot as tables and lists, in the order people ask for them. What the lot does not have is not there. */
export function Ficha({ lote, patioUrl }: { lote: LoteDetalhe; patioUrl: string | null }) {
  const listas = equipamentosEmOrdem(lote.veiculo?.equipamentos ?? {});
  const pneus = lote.veiculo?.pneus ?? {};
  const documentos = documentosDoLote(lote);
  // Real estate stands in no yard.
  const patio = lote.tipo === 'Imóvel' ? undefined : lote.localizacao?.patio;
  return (
    <>
      {lote.detalhes.length > 0 && (
        <Secao titulo={FICHA.fichaTecnica}>
          <dl className={estilo.fatos}>
            {lote.detalhes.map(({ nome, valor }) => (
              <div key={nome}>
                <dt>{nome}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
        </Secao>
      )}
      {lote.descricao.trim() !== '' && (
        <Secao titulo={FICHA.descricao}>
          <p className={estilo.descricao}>{lote.descricao}</p>
        </Secao>
      )}
      {lote.video !== null && (
        <Secao titulo={FICHA.video}>
          <VideoDoLote url={lote.video} nome={lote.nome} />
        </Secao>
      )}
      {listas.length > 0 && (
        <Secao titulo={FICHA.equipamentos}>
          {listas.map(({ grupo, itens }) => (
            <div key={grupo} className={estilo.lista}>
              {listas.length > 1 && <h3>{FICHA.daLista[grupo]}</h3>}
              <ul className={estilo.equipamentos}>
                {itens.map((item) => (
                  <Equipamento key={item.nome} {...item} />
                ))}
              </ul>
            </div>
          ))}
        </Secao>
      )}
      {Object.keys(pneus).length > 0 && (
        <Secao titulo={FICHA.pneus}>
          <DesenhoPneus pneus={pneus} />
        </Secao>
      )}
      {documentos.length > 0 && (
        <Secao titulo={FICHA.documentos}>
          <ul className={estilo.documentos}>
            {documentos.map(({ nome, url, tamanho }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" className={estilo.documento}>
                  <Icone nome="file-text" />
                  <span>{nome}</span>
                  {tamanho !== undefined && <small>{formatarTamanho(tamanho)}</small>}
                </a>
              </li>
            ))}
          </ul>
        </Secao>
      )}
      {lote.localizacao !== null && Object.values(lote.localizacao).some(Boolean) && (
        <Secao titulo={FICHA.localizacao}>
          <p className={estilo.lugar}>
            <Icone nome="map-pin" />
            <span>
              {patio && <strong>{patio}</strong>}
              {[
                lote.localizacao.endereco,
                lote.localizacao.bairro,
                [lote.localizacao.cidade, lote.localizacao.uf].filter(Boolean).join(' – '),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          {patioUrl && (
            <Ligacao href={patioUrl} className={estilo.mapa}>
              {FICHA.verOPatio}
            </Ligacao>
          )}
          <Ligacao href={enderecoNoMapa({ ...lote.localizacao, patio })} className={estilo.mapa}>
            {FICHA.verNoMapa}
          </Ligacao>
        </Secao>
      )}
    </>
  );
}

export function Secao({ titulo, children }: { titulo: string; children: React.ReactNode }) {
  return (
    <section className={estilo.secao}>
      <h2>{titulo}</h2>
      {children}
    </section>
  );
}

/** "SIM" and "NÃO" with a sign; "SIM - NÃO FUNCIONA" and the like say the rest in words. */
function Equipamento({ nome, estado }: Item) {
  const [resposta = '', ...resto] = estado.split(' - ');
  const sim = resposta.trim().toUpperCase() === 'SIM';
  const nao = /^n[ãa]o$/i.test(resposta.trim());
  const detalhe = sim || nao ? resto.join(' - ') : estado;
  const defeito = sim && /n[ãa]o|trocar/i.test(detalhe);
  return (
    <li data-tem={defeito ? 'defeito' : nao ? 'nao' : 'sim'}>
      <Icone nome={nao ? 'minus' : defeito ? 'triangle-exclamation-point' : 'check'} tamanho={18} />
      <span>
        {nome}
        {detalhe !== '' && <small> {detalhe.toLowerCase()}</small>}
        <span className="so-leitor">{nao ? FICHA.nao : sim ? FICHA.sim : ''}</span>
      </span>
    </li>
  );
}

/** Its auction's, the edital first, then the lot's own; an address that is named twice is told once. */
function documentosDoLote({
  arquivos,
  leilao,
}: LoteDetalhe): { nome: string; url: string; tamanho?: number }[] {
  const edital = leilao.editalUrl ? [{ nome: FICHA.edital, url: leilao.editalUrl }] : [];
  const porUrl = new Map([...edital, ...leilao.arquivos, ...arquivos].map((um) => [um.url, um]));
  return [...porUrl.values()];
}

const enderecoNoMapa = (lugar: NonNullable<LoteDetalhe['localizacao']>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    [lugar.patio, lugar.endereco, lugar.bairro, lugar.cidade, lugar.uf, 'Brasil'].filter(Boolean).join(', '),
  )}`;
