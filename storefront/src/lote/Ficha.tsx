import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { formatarTamanho } from '../site/tamanho.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { DesenhoPneus } from './DesenhoPneus.tsx';
import estilo from './Ficha.module.css';

/** Facts of a lot as tables and lists, in the order people ask for them. What the lot does not have is not there. */
export function Ficha({ lote }: { lote: LoteDetalhe }) {
  const equipamentos = Object.entries(lote.veiculo?.equipamentos ?? {});
  const pneus = lote.veiculo?.pneus ?? {};
  const documentos = documentosDoLote(lote);
  // Real estate stands in no yard.
  const patio = lote.tipo === 'Imóvel' ? undefined : lote.localizacao?.patio;
  return (
    <>
      {lote.detalhes.length > 0 && (
        <Secao titulo="Ficha técnica">
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
        <Secao titulo="Descrição e observações">
          <p className={estilo.descricao}>{lote.descricao}</p>
        </Secao>
      )}
      {equipamentos.length > 0 && (
        <Secao titulo="Equipamentos">
          <ul className={estilo.equipamentos}>
            {equipamentos.map(([nome, estado]) => (
              <Equipamento key={nome} nome={nome} estado={estado} />
            ))}
          </ul>
        </Secao>
      )}
      {Object.keys(pneus).length > 0 && (
        <Secao titulo="Pneus">
          <DesenhoPneus pneus={pneus} />
        </Secao>
      )}
      {documentos.length > 0 && (
        <Secao titulo="Documentos">
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
        <Secao titulo="Localização">
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
          <Ligacao href={enderecoNoMapa({ ...lote.localizacao, patio })} className={estilo.mapa}>
            Ver no mapa
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
function Equipamento({ nome, estado }: { nome: string; estado: string }) {
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
        <span className="so-leitor">{nao ? ': não' : sim ? ': sim' : ''}</span>
      </span>
    </li>
  );
}

function documentosDoLote(lote: LoteDetalhe): { nome: string; url: string; tamanho?: number }[] {
  const edital = lote.leilao.editalUrl;
  return [...lote.arquivos, ...(edital ? [{ nome: 'Edital', url: edital }] : [])];
}

const enderecoNoMapa = (lugar: NonNullable<LoteDetalhe['localizacao']>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    [lugar.patio, lugar.endereco, lugar.bairro, lugar.cidade, lugar.uf, 'Brasil'].filter(Boolean).join(', '),
  )}`;
