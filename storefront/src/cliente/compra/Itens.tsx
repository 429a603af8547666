import type { CompraDetalhe } from '@martelo/shared/compra';
import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { fotoDaCompra } from '../../lote/foto.ts';
import { COMPRA } from '../../palavras/compra.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import { Secao } from '../Secao.tsx';
import estilo from './compra.module.css';

/** The lots of a purchase, each with its picture, its price, and where its pickup stands (P13). */
export function Itens({ modo, compra }: { modo: TipoHotsite; compra: CompraDetalhe }) {
  const palavras = COMPRA[modo];
  const quando = (semCobranca(compra.situacao) ? palavras.encerradoEm : palavras.compradoEm)(
    formatarDataHora(compra.dataVenda),
  );
  return (
    <Secao aria-labelledby="itens-titulo">
      <header className={estilo.cabecalho}>
        <h2 id="itens-titulo">{palavras.itens}</h2>
        <p className={estilo.sub}>
          {compra.leilaoNome} · {quando}
        </p>
      </header>
      <ul className={estilo.itens}>
        {compra.itens.map((item) => (
          <li key={item.uid}>
            <img
              {...fontesDaImagem(fotoDaCompra(item), 400)}
              sizes="(min-width: 560px) 160px, 112px"
              alt=""
              width={400}
              height={300}
            />
            <div className={estilo.item}>
              <h3>
                <Ligacao href={item.loteUrl}>{item.loteNome}</Ligacao>
              </h3>
              <p className={estilo.sub}>
                {palavras.lote} {item.loteNumero}
                {item.patioNome !== null && ` · ${item.patioNome}`}
              </p>
              {compra.itens.length > 1 && <Dinheiro valor={item.totalAPagar} centavos />}
              {item.tipoNegociacao !== 'Disputa' && <Selo icone="zap">{item.tipoNegociacao}</Selo>}
              {compra.fechadaEm !== null && (
                <p className={estilo.aRetirada}>
                  <Icone
                    nome={item.retirada.situacao === 'entregue' ? 'circle-check' : 'truck'}
                    tamanho={18}
                  />
                  {item.retirada.mensagem}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Secao>
  );
}
