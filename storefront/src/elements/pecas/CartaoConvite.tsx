import type { Item } from '@martelo/shared/pagina';
import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import estilo from './CartaoConvite.module.css';

/** Whether a listing section's item asks for a tile of its own at the end of the row. */
export const ehConvite = (item: Item | undefined): item is Item => Boolean(item?.titulo);

/** The "see more" of a listing section: from its item's button and link. */
export const verMais = (item: Item | undefined): { texto: string; link: string } | null =>
  item?.link && item.textoBotao ? { texto: item.textoBotao, link: item.link } : null;

/** A tile in the brand's colours that closes a row of lots. */
export function CartaoConvite({ item }: { item: Item }) {
  const conteudo = (
    <>
      <strong className={estilo.titulo}>{item.titulo}</strong>
      {item.subtitulo && <span className={estilo.subtitulo}>{item.subtitulo}</span>}
      {item.link && item.textoBotao && (
        <span className={estilo.botao}>
          {item.textoBotao}
          <Icone nome="arrow-right" tamanho={18} />
        </span>
      )}
    </>
  );
  const classe = `${estilo.cartao} ${item.corTexto ? estilo.noturno : ''}`;
  const cores = coresLegiveis(item.corTexto, item.corFundo, NOITE_MAIS_CLARA);
  return item.link ? (
    <Ligacao href={item.link} className={classe} style={cores}>
      {conteudo}
    </Ligacao>
  ) : (
    <div className={classe} style={cores}>
      {conteudo}
    </div>
  );
}
