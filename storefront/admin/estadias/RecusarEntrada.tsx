import { useId, useState } from 'react';
import { useRascunho } from '../../src/campo/usar-rascunho.ts';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { type EstadiaLida, useEmEspera } from './dados.ts';

const VAZIA = { motivo: '' };
const MOTIVO_MIN = 3;

/** What stands at the gate is not let in (S15): it goes back to who brought it, with the reason. */
export function RecusarEntrada({ estadia, remocaoUid }: { estadia: EstadiaLida; remocaoUid: string }) {
  const campoDoMotivo = useId();
  const [perguntando, perguntar] = useState(false);
  const [falhou, falhar] = useState(false);
  const { campo, andamento } = useEmEspera(estadia.uid);
  const { escrito, semEspaco, escrever, esquecer } = useRascunho(campo, `remocao/${remocaoUid} S15`, VAZIA);
  const assunto = `remocao/${remocaoUid}`;
  const dito = andamento.atos.find((um) => um.assunto === assunto);
  const curto = escrito.motivo.trim().length < MOTIVO_MIN;
  const recusar = async () => {
    if (campo === null || curto) return;
    const [comandoId, instante] = [novoComandoId(), new Date().toISOString()];
    try {
      await campo.fila.por(
        {
          ...{ id: comandoId, dono: campo.dono, assunto, instante, titulo: P.recusarEntrada },
          ...{ de: [estadia.veiculoNome, estadia.placa].filter(Boolean).join(' · '), responde: 'codigo' },
          tela: `/admin/estadia/${estadia.uid}`,
          chamada: {
            caminho: `/v1/remocoes/${remocaoUid}/eventos`,
            corpo: { codigo: 'S15', comandoId, instante, dados: { motivo: escrito.motivo.trim() } },
          },
        },
        dito?.estado === 'RECUSADO' ? dito.id : undefined,
      );
    } catch {
      return falhar(true);
    }
    falhar(false);
    perguntar(false);
    await esquecer();
  };
  if (dito?.estado === 'ESPERA')
    return (
      <p className="nota" role="status">
        {P.entradaRecusadaEspera}
      </p>
    );
  return (
    <>
      <p className="registro-acoes">
        <Botao icone="x" disabled={campo === null} onClick={() => perguntar(true)}>
          {P.recusarEntrada}
        </Botao>
      </p>
      <Problemas de={dito?.recusa?.frases ?? []} />
      {perguntando && (
        <Dialogo
          titulo={P.recusarPergunta(estadia.veiculoNome)}
          aoFechar={() => perguntar(false)}
          acoes={
            <>
              <Botao onClick={() => perguntar(false)}>{ADMIN.cancelar}</Botao>
              <Botao variante="perigo" disabled={curto} onClick={() => void recusar()}>
                {P.recusarEntrada}
              </Botao>
            </>
          }
        >
          <p>{P.recusarDiz}</p>
          <div className="campo">
            <label htmlFor={campoDoMotivo}>{P.motivoDaRecusa}</label>
            <textarea
              id={campoDoMotivo}
              rows={3}
              maxLength={300}
              value={escrito.motivo}
              onChange={({ target: { value } }) => escrever({ motivo: value })}
            />
          </div>
          <Problemas
            de={[...(falhou ? [CAMPO.semEspaco] : []), ...(semEspaco ? [CAMPO.semEspacoRascunho] : [])]}
          />
        </Dialogo>
      )}
    </>
  );
}
