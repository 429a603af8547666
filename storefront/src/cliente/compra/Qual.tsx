import type { CompraDetalhe } from '@martelo/shared/compra';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { fotoDaCompra } from '../../lote/foto.ts';
import { CLIENTE } from '../../palavras/cliente.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import estilo from './compra.module.css';

/** Which purchase this is, in a line: nobody knows theirs by a number. */
export function Qual({ modo, compra }: { modo: TipoHotsite; compra: CompraDetalhe }) {
  const outros = compra.itens.length - 1;
  return (
    <div className={estilo.qual}>
      <img {...fontesDaImagem(fotoDaCompra(compra), 200)} sizes="64px" alt="" width={200} height={150} />
      <div>
        <strong>{outros > 0 ? CLIENTE[modo].quantosLotes(compra.loteNome, outros) : compra.loteNome}</strong>
        <span className={estilo.sub}>{compra.leilaoNome}</span>
      </div>
    </div>
  );
}
