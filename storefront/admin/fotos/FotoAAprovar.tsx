import { formatarDataHora } from '@martelo/shared/datas';
import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { Link } from 'react-router';
import { Botao } from '../ui/Botao.tsx';
import { miniaturaDe, usePalavrasDasFotos } from './dados.ts';

/** A picture that waits: what it shows, of which lot, where it came from. */
export function FotoAAprovar({
  foto,
  lugar,
  atual,
  marcada,
  parada,
  aoMarcar,
  aoVer,
  aoAprovar,
  aoReprovar,
}: {
  foto: FotoVista;
  lugar: number;
  /** Keys are about this one. */
  atual: boolean;
  marcada: boolean;
  /** Nothing can be done now. */
  parada: boolean;
  aoMarcar: () => void;
  aoVer: () => void;
  aoAprovar: () => void;
  aoReprovar: () => void;
}) {
  const { aprovacao: P, origens } = usePalavrasDasFotos();
  const nome = `${foto.nome}, ${foto.loteNome}`;
  return (
    <li data-foto={lugar} data-atual={atual || undefined}>
      <button type="button" className="fotos-ampliar" aria-label={P.ampliar(nome)} onClick={aoVer}>
        <img src={miniaturaDe({ url: foto.url, foto })} alt="" width={480} height={360} />
      </button>
      <div className="fotos-de">
        <p>
          <Link to={`/lote/${foto.lelUid}?aba=fotos`} aria-label={P.verLote(foto.loteNome)}>
            {foto.loteNome}
          </Link>
        </p>
        <p className="quieto">{foto.nome}</p>
        <p className="quieto">{P.quando(origens[foto.origem], formatarDataHora(foto.enviadaEm))}</p>
      </div>
      <footer>
        <label>
          <input type="checkbox" checked={marcada} aria-label={P.marcar(nome)} onChange={aoMarcar} />
        </label>
        <Botao icone="check" disabled={parada} aria-label={P.aprovarEsta(nome)} onClick={aoAprovar}>
          {P.aprovar}
        </Botao>
        <Botao icone="eye-off" disabled={parada} aria-label={P.reprovarEsta(nome)} onClick={aoReprovar}>
          {P.reprovar}
        </Botao>
      </footer>
    </li>
  );
}
