import { PAPEIS_INTERNOS, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import {
  DENSIDADES_DA_VISAO,
  type DensidadeDaVisao,
  ROTULOS_DENSIDADE,
  type VisaoEscrita,
} from '@martelo/shared/visao';
import { type FormEvent, useId, useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_VISOES as P } from '../../../src/palavras/admin-visoes.ts';
import type { Recusa } from '../../dados/chamar.ts';
import { useCasa, useProvedor } from '../../dados/contexto.tsx';
import { porCampo } from '../../formulario/erros.ts';
import { Problemas } from '../../partes/Problemas.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import type { Visao } from './visao.ts';

interface Props {
  recurso: RecursoDescrito;
  /** The one whose name and height change; null: a new one. */
  visao: Visao | null;
  /** What stands on the screen. */
  pede: Pick<VisaoEscrita, 'endereco' | 'colunas'>;
  aoFechar: () => void;
  aoGuardar: (guardada: Visao) => void;
}

/** What a view is called, whose it is, and how high its rows are. */
export default function Guardar({ recurso, visao, pede, aoFechar, aoGuardar }: Props) {
  const [nome, chamar] = useState(visao?.nome ?? '');
  const [papel, dar] = useState<string | null>(visao?.papel ?? null);
  const [densidade, medir] = useState<DensidadeDaVisao | null>(visao?.densidade ?? null);
  const [guardando, guardar] = useState(false);
  const [recusa, recusar] = useState<ReturnType<typeof porCampo> | null>(null);
  const provedor = useProvedor();
  const { roles } = useCasa().usuario;
  const id = useId();
  const doNome = recusa?.campos.map(([, problema]) => problema).join(' ');
  const enviar = async (evento?: FormEvent) => {
    evento?.preventDefault();
    if (guardando) return;
    guardar(true);
    recusar(null);
    try {
      const { data } =
        visao === null
          ? await provedor.create('visao', { data: { nome, lista: recurso.nome, papel, densidade, ...pede } })
          : await provedor.update('visao', {
              ...{ id: visao.uid, data: { nome, densidade, revisao: visao.revisao }, previousData: visao },
            });
      aoGuardar(data as Visao);
    } catch (erro) {
      recusar(porCampo(erro as Recusa, new Set(['nome'])));
      guardar(false);
    }
  };
  return (
    <Dialogo
      titulo={visao === null ? P.tituloNova : P.tituloMudar(visao.nome)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="primario" esperando={guardando} onClick={() => void enviar()}>
            {P.guardar}
          </Botao>
        </>
      }
    >
      {visao === null && <p className="quieto">{P.explica}</p>}
      <form className="campos um-por-linha" onSubmit={(evento) => void enviar(evento)}>
        <div className="campo">
          <label htmlFor={`${id}-nome`}>{P.nome}</label>
          <input
            id={`${id}-nome`}
            type="text"
            maxLength={60}
            value={nome}
            aria-invalid={doNome ? true : undefined}
            aria-describedby={doNome ? `${id}-erro` : undefined}
            onChange={({ target: { value } }) => chamar(value)}
          />
          {doNome && (
            <p id={`${id}-erro`} className="erro" role="alert">
              {doNome}
            </p>
          )}
        </div>
        {visao === null && roles.includes('Interno - ADM') && (
          <div className="campo">
            <label htmlFor={`${id}-papel`}>{P.deQuem}</label>
            <select
              id={`${id}-papel`}
              value={papel ?? ''}
              onChange={({ target: { value } }) => dar(value || null)}
            >
              <option value="">{P.soMinha}</option>
              {PAPEIS_INTERNOS.map((um) => (
                <option key={um} value={um}>
                  {P.doPapel(ROTULOS_PAPEL[um])}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="campo">
          <label htmlFor={`${id}-altura`}>{P.altura}</label>
          <select
            id={`${id}-altura`}
            value={densidade ?? ''}
            onChange={({ target: { value } }) => medir((value || null) as DensidadeDaVisao | null)}
          >
            <option value="">{P.alturaDeCadaUm}</option>
            {DENSIDADES_DA_VISAO.map((uma) => (
              <option key={uma} value={uma}>
                {ROTULOS_DENSIDADE[uma]}
              </option>
            ))}
          </select>
        </div>
      </form>
      <Problemas de={recusa?.geral ?? []} />
    </Dialogo>
  );
}
