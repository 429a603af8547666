import type { PedidoADecidir } from '@martelo/shared/aprovacao';
import { ROTULOS_APROVACAO } from '@martelo/shared/aprovacao-rotulos';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_APROVACOES as P } from '../../src/palavras/admin-aprovacoes.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';

export type Ato = 'aprovar' | 'recusar' | 'cancelar';

interface Props {
  pedido: PedidoADecidir;
  ato: Ato;
  aoFechar: () => void;
  aoFim: (dito: string, tom: 'bom' | 'ruim') => void;
}

/** Refusals by which it is decided already, by somebody else or by what has changed. */
const ACABOU: Partial<Record<string, string>> = {
  TRANSICAO_INVALIDA: P.outroDecidiu,
  REVISAO_DESATUALIZADA: P.outroDecidiu,
  APROVACAO_EXPIRADA: P.outroDecidiu,
  NAO_ENCONTRADO: P.outroDecidiu,
  ESTADO_MUDOU: P.mudou,
};
const MOTIVO = { minimo: 3, maximo: 500 };

/** Asked once before anything is decided; a code of the second factor, where the one of the login is not fresh. */
export function Decidir({ pedido, ato, aoFechar, aoFim }: Props) {
  const id = useId();
  const [motivo, escreverMotivo] = useState('');
  const [codigo, escreverCodigo] = useState('');
  const [pedeCodigo, pedirCodigo] = useState(false);
  const [andando, andar] = useState(false);
  const [erro, errar] = useState<string | null>(null);
  const online = useOnline();
  const oQue = ROTULOS_APROVACAO[pedido.tipo];
  const fazer = async () => {
    andar(true);
    errar(null);
    try {
      if (pedeCodigo) await chamar('POST', '/v1/auth/segundo-fator/prova', { corpo: { codigo } });
      await chamar('POST', `/v1/aprovacoes/${pedido.uid}/${ato}`, {
        corpo: { revisao: pedido.revisao, ...(ato === 'recusar' && { motivo }) },
      });
      aoFim(P.foi[ato], 'bom');
    } catch (falha) {
      const { corpo, message } = falha as Recusa;
      const acabou = ACABOU[corpo.codigo];
      if (acabou !== undefined) return aoFim(acabou, 'ruim');
      if (corpo.codigo === 'SEGUNDO_FATOR' && !pedeCodigo) pedirCodigo(true);
      else errar(message);
      andar(false);
    }
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (!andando) void fazer();
  };
  const palavras = {
    aprovar: { titulo: P.aprovarPergunta(oQue), diz: P.aprovarDiz(pedido.pedidaPor.nome), sim: P.simAprovar },
    recusar: { titulo: P.recusarPergunta(oQue), diz: P.recusarDiz, sim: P.simRecusar },
    cancelar: { titulo: P.desfazerPergunta, diz: P.desfazerDiz, sim: P.simDesfazer },
  }[ato];
  return (
    <Dialogo
      titulo={palavras.titulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            type="submit"
            form={id}
            variante={ato === 'recusar' ? 'perigo' : 'primario'}
            esperando={andando}
            disabled={!online || (ato === 'recusar' && motivo.trim().length < MOTIVO.minimo)}
          >
            {palavras.sim}
          </Botao>
        </>
      }
    >
      <form id={id} className="decidir" onSubmit={enviar}>
        <p>
          <strong>{pedido.assunto}</strong>
        </p>
        <p>{palavras.diz}</p>
        {ato === 'recusar' && (
          <Campo id={`${id}-motivo`} rotulo={P.motivo}>
            <textarea
              id={`${id}-motivo`}
              rows={3}
              maxLength={MOTIVO.maximo}
              required
              value={motivo}
              onChange={({ target }) => escreverMotivo(target.value)}
            />
          </Campo>
        )}
        {pedeCodigo && (
          <Campo id={`${id}-codigo`} rotulo={P.codigo} ajuda={P.codigoDiz}>
            <input
              id={`${id}-codigo`}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="\d{6}"
              maxLength={6}
              required
              value={codigo}
              onChange={({ target }) => escreverCodigo(target.value)}
            />
          </Campo>
        )}
        {erro && (
          <p className="erro" role="alert">
            {erro}
          </p>
        )}
      </form>
    </Dialogo>
  );
}

const Campo = ({
  id,
  rotulo,
  ajuda,
  children,
}: {
  id: string;
  rotulo: string;
  ajuda?: string;
  children: ReactNode;
}) => (
  <div className="campo">
    <label htmlFor={id}>{rotulo}</label>
    {ajuda && <p className="ajuda">{ajuda}</p>}
    {children}
  </div>
);
