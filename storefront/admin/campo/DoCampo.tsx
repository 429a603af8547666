import { formatarPlaca } from '@martelo/shared/documentos';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Campo } from '../../src/campo/campo.ts';
import { Linha } from '../../src/campo/Linha.tsx';
import { useCampo } from '../../src/campo/usar-campo.ts';
import { ADMIN_VISTORIAS as P } from '../../src/palavras/admin-vistorias.ts';
import { usarReserva } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { useOnline } from '../ui/online.ts';
import { levar, type VistoriaLevada, vistoriasLevadas } from './levar.ts';
import { reservaDe } from './reserva.ts';

/** Above the screens that are worked in the field: what waits to be sent; with them, the day is taken along. */
export default function DoCampo() {
  const { uid, roles } = useCasa().usuario;
  const { pathname } = useLocation();
  const { campo } = useCampo(uid);
  const online = useOnline();
  useEffect(() => {
    if (campo === null) return;
    usarReserva(reservaDe(uid));
    void levar(campo, roles).catch(() => {});
  }, [campo, uid, roles]);
  return (
    <>
      <Linha dono={uid} assunto={pathname.slice(1)} />
      {campo !== null && !online && pathname === '/vistorias' && <Levadas campo={campo} />}
    </>
  );
}

/** The way to inspections where their list does not open. */
function Levadas({ campo }: { campo: Campo }) {
  const [vistorias, achar] = useState<readonly VistoriaLevada[] | null>(null);
  useEffect(() => {
    void vistoriasLevadas(campo).then(achar, () => achar([]));
  }, [campo]);
  if (vistorias === null) return null;
  return (
    <section className="quadro" aria-labelledby="vistorias-levadas">
      <h2 id="vistorias-levadas">{P.noAparelho}</h2>
      <p className="quieto">{vistorias.length === 0 ? P.nenhumaNoAparelho : P.noAparelhoDiz}</p>
      <ul className="estadia-achados">
        {vistorias.map(({ uid, veiculoNome, placa, tipoNome }) => (
          <li key={uid}>
            <p>
              <strong>{placa === null ? veiculoNome : formatarPlaca(placa)}</strong>{' '}
              {placa !== null && veiculoNome}
              <small>{tipoNome}</small>
            </p>
            <Link to={`/vistoria/${uid}`} className="botao primario">
              {P.abrirVistoria}
              <span className="so-leitor">: {veiculoNome}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
