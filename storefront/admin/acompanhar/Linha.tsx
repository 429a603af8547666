import type { LoteAcompanhado } from '@martelo/shared/acompanhar';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { memo } from 'react';
import { Link } from 'react-router';
import { lerTique } from '../../src/live/relogio-servidor.ts';
import { useAgora } from '../../src/live/usar.ts';
import { relogioDoLote } from '../../src/lote/fase.ts';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import type { Quem } from './usar-acompanhado.ts';

export const COLUNAS = [
  ...(['numero', 'nome', 'situacao', 'valor', 'reserva', 'lances', 'lider', 'condicional'] as const),
  'interesse',
] as const;

const TONS = { aberto: 'bom', atencao: 'espera', info: 'espera', fim: undefined, erro: 'ruim' } as const;
const numero = (qual: number): string => qual.toLocaleString('pt-BR');

/** One lot. It is drawn again where the lot is another object, and for nothing else. */
export const Linha = memo(function Linha({
  lote,
  lugar,
  quem,
  responder,
}: {
  lote: LoteAcompanhado;
  /** Its row among all, those that are not drawn too. */
  lugar: number;
  quem: Quem;
  responder: (uid: string) => void;
}) {
  const { configuracao, telas } = useCasa();
  const modo = configuracao.marca.tipo;
  const P = ADMIN_ACOMPANHAR[modo];
  const { rotulo, tom } = rotuloSituacao(lote.situacao, modo);
  const { valorAtual, minimo, reserva, reservaAtingida, lances, lider, visitas, favoritos } = lote;
  return (
    <tr aria-rowindex={lugar} data-lote={lote.uid}>
      <td className="de-numero">{lote.numero}</td>
      <td className="de-nome">
        <span title={lote.nome}>
          {telas.has('lote') ? <Link to={`/lote/${lote.uid}`}>{lote.nome}</Link> : lote.nome}
        </span>
        {lote.comitente && <small>{lote.comitente}</small>}
      </td>
      <td className="de-situacao">
        <span className="marca-situacao" data-tom={TONS[tom]}>
          {rotulo}
        </span>
        {lote.dataFim !== null && tom === 'aberto' && <Relogio lote={lote} />}
      </td>
      <td className="de-valor" data-rotulo={P.colunas.valor}>
        <strong key={valorAtual}>{valorAtual === null ? P.semLances : formatarReais(valorAtual)}</strong>
        <small>{valorAtual === null ? P.minimo(formatarReais(minimo)) : P.quantos(lote.qtdLances)}</small>
      </td>
      <td className="de-reserva" data-rotulo={P.colunas.reserva}>
        {reservaAtingida === null ? (
          <small>{P.semReserva}</small>
        ) : (
          <>
            {reserva !== null && <span>{formatarReais(reserva)}</span>}
            <small data-tom={reservaAtingida ? 'bom' : 'espera'}>
              {reservaAtingida ? P.atingida : P.naoAtingida}
            </small>
          </>
        )}
      </td>
      {quem === 'casa' && (
        <td className="de-lances" data-rotulo={P.colunas.lances}>
          {lances && (
            <>
              <small>{P.doSite(numero(lances.site), numero(lances.automatico))}</small>
              <small>{P.lancesDaSala(numero(lances.sala))}</small>
            </>
          )}
        </td>
      )}
      <td className="de-lider" data-rotulo={P.colunas.lider}>
        {lider && (
          <>
            {lider.cliUid !== null && telas.has('cliente') ? (
              <Link to={`/cliente/${lider.cliUid}`}>{lider.apelido}</Link>
            ) : (
              <span>{lider.apelido}</span>
            )}
            <small>{lider.presencial ? P.daSala : lider.cidade}</small>
          </>
        )}
      </td>
      <td className="de-condicional" data-rotulo={P.colunas.condicional}>
        <Condicional {...{ lote, responder }} />
      </td>
      <td className="de-interesse" data-rotulo={P.colunas.interesse}>
        <small>{P.visitas(numero(visitas))}</small>
        <small>{P.favoritos(numero(favoritos))}</small>
      </td>
    </tr>
  );
});

function Condicional({ lote, responder }: { lote: LoteAcompanhado; responder: (uid: string) => void }) {
  const P = ADMIN_ACOMPANHAR[useCasa().configuracao.marca.tipo];
  const { condicional, nome, uid } = lote;
  if (condicional === null) return null;
  const { etapa, desfecho } = condicional;
  if (etapa === null) return <small>{desfecho?.situacao === 'AG_PAGAMENTO' ? P.liberada : P.negada}</small>;
  return (
    <>
      <small>{P.etapas[etapa]}</small>
      {etapa !== 'cliente' && (
        <Botao variante="leve" aria-label={P.responder(nome)} onClick={() => responder(uid)}>
          {P.responderCurto}
        </Botao>
      )}
    </>
  );
}

function Relogio({ lote }: { lote: LoteAcompanhado }) {
  const dito = useAgora(lerTique(), (agora) => {
    const { tom, texto } = relogioDoLote(lote, null, agora);
    return `${tom}|${texto}`;
  });
  const [tom, texto] = dito.split('|');
  return <small data-tom={tom === 'urgente' || tom === 'alerta' ? 'espera' : undefined}>{texto}</small>;
}
