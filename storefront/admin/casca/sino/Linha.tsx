import { formatarDataHora } from '@martelo/shared/datas';
import { Link } from 'react-router';
import { ADMIN_SINO as S } from '../../../src/palavras/admin-sino.ts';
import { Botao } from '../../ui/Botao.tsx';

interface Props {
  titulo: string;
  corpo?: string;
  em: string;
  destino: string;
  nova: boolean;
  aoLer: () => void;
  aoSilenciar?: (() => void) | undefined;
  aoSair: () => void;
}

/** One line of the bell: the whole of it leads to what it is about, and reads it. */
export function Linha({ titulo, corpo, em, destino, nova, aoLer, aoSilenciar, aoSair }: Props) {
  const ir = () => {
    if (nova) aoLer();
    aoSair();
  };
  const dentro = (
    <>
      <strong>
        {nova && (
          <span className="sino-novo">
            <span className="so-leitor">{S.novo}</span>
          </span>
        )}
        {titulo}
      </strong>
      {corpo !== undefined && corpo !== '' && <span>{corpo}</span>}
      <time dateTime={em}>{formatarDataHora(em)}</time>
    </>
  );
  return (
    <li className="sino-linha" data-nova={nova || undefined}>
      {destino.startsWith('/admin/') ? (
        <Link to={destino.slice('/admin'.length)} onClick={ir}>
          {dentro}
        </Link>
      ) : (
        <a href={destino} onClick={ir}>
          {dentro}
        </a>
      )}
      <span className="sino-atos">
        {nova && (
          <Botao variante="leve" icone="check" soIcone onClick={aoLer}>
            {S.marcarLido(titulo)}
          </Botao>
        )}
        {aoSilenciar && (
          <Botao variante="leve" icone="bell-off" soIcone onClick={aoSilenciar}>
            {S.silenciar(titulo)}
          </Botao>
        )}
      </span>
    </li>
  );
}
