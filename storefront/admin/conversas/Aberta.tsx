import type { ConversaNaCasa, MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import { formatarDataHora } from '@martelo/shared/datas';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Conversa } from '../../src/conversa/Conversa.tsx';
import { ADMIN_CONVERSAS as P } from '../../src/palavras/admin-conversas.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useDeNovo, usePessoas, useProntas, useUma } from './dados.ts';
import { Remover } from './Remover.tsx';
import { Silenciar } from './Silenciar.tsx';

/** One chat of the inbox: who it is with, who has it, and what is said; what is done to a message stands beside it. */
export function Aberta({ uid, aoVoltar }: { uid: string; aoVoltar: () => void }) {
  const { data, isPending, error, refetch } = useUma(uid);
  const { configuracao } = useCasa();
  const prontas = useProntas();
  const deNovo = useDeNovo();
  const [removendo, remover] = useState<MensagemDaConversa | null>(null);
  const [calando, calar] = useState<{ uid: string; nome: string } | null>(null);
  return (
    <section className="conversas-aberta" aria-label={data?.assunto ?? P.titulo}>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {data && (
          <>
            <Topo de={data} aoVoltar={aoVoltar} aoCalar={calar} />
            <Conversa
              daCasa
              alvo={{ chatUid: uid }}
              marca={configuracao.marca.nome}
              modo={configuracao.marca.tipo}
              prontas={prontas}
              aoLer={deNovo}
              acoes={(mensagem) => (
                <span className="conversas-acoes">
                  <Botao variante="leve" icone="eye-off" onClick={() => remover(mensagem)}>
                    {P.remover}
                  </Botao>
                  {data.tipo === 'PUBLICA' && mensagem.apelido !== null && mensagem.quem && (
                    <Botao variante="leve" icone="bell-off" onClick={() => calar(mensagem.quem!)}>
                      {P.silenciar}
                    </Botao>
                  )}
                </span>
              )}
            />
          </>
        )}
      </Lido>
      {removendo && <Remover mensagem={removendo} aoFechar={() => remover(null)} />}
      {calando && <Silenciar quem={calando} aoFechar={() => calar(null)} />}
    </section>
  );
}

function Topo({
  de,
  aoVoltar,
  aoCalar,
}: {
  de: ConversaNaCasa;
  aoVoltar: () => void;
  aoCalar: (quem: { uid: string; nome: string }) => void;
}) {
  const { uid, tipo, assunto, cliente, responsavel, lelUid, leiUid, fechada, silencio } = de;
  const pessoas = usePessoas();
  const { usuario, telas } = useCasa();
  const dizer = useDizer();
  const deNovo = useDeNovo();
  const id = useId();
  const fazer = async (metodo: 'PUT' | 'DELETE', caminho: string, corpo?: object, dito?: string) => {
    try {
      await chamar(metodo, caminho, corpo ? { corpo } : {});
      if (dito) dizer(dito);
    } catch (erro) {
      dizer((erro as Recusa).message || P.naoMudou, { tom: 'ruim' });
    }
    deNovo();
  };
  const passar = (responsavelUid: string | null) =>
    fazer('PUT', `/v1/chats/${uid}/responsavel`, { responsavelUid });
  return (
    <header className="conversas-topo">
      <Botao className="conversas-voltar" variante="leve" icone="arrow-left" onClick={aoVoltar}>
        {P.voltar}
      </Botao>
      <div>
        <h2>
          <Elo para={telas.has('cliente') && cliente ? `/cliente/${cliente.uid}` : null}>
            {cliente?.nome ?? P.publica}
          </Elo>
        </h2>
        <p>
          <Elo
            para={
              telas.has(lelUid ? 'lote' : 'leilao')
                ? lelUid
                  ? `/lote/${lelUid}`
                  : `/leilao/${leiUid}`
                : null
            }
          >
            {assunto}
          </Elo>
        </p>
        {silencio !== null && (
          <p className="quieto">
            {silencio.ate === null ? P.silencioSemFim : P.silencioAte(formatarDataHora(silencio.ate))}
          </p>
        )}
      </div>
      <div className="conversas-atos">
        {tipo === 'CLIENTE' && (
          <>
            <label htmlFor={id}>{P.responsavel}</label>
            <select
              id={id}
              value={responsavel?.uid ?? ''}
              onChange={({ target: { value } }) => void passar(value === '' ? null : value)}
            >
              <option value="">{P.ninguem}</option>
              {pessoas.map((um) => (
                <option key={um.uid} value={um.uid}>
                  {um.nome}
                </option>
              ))}
            </select>
            {responsavel?.uid !== usuario.uid && pessoas.some((um) => um.uid === usuario.uid) && (
              <Botao icone="user" onClick={() => void passar(usuario.uid)}>
                {P.assumir}
              </Botao>
            )}
          </>
        )}
        {cliente !== null &&
          (silencio === null ? (
            <Botao icone="bell-off" onClick={() => aoCalar(cliente)}>
              {P.silenciar}
            </Botao>
          ) : (
            <Botao
              icone="bell"
              onClick={() =>
                void fazer(
                  'DELETE',
                  `/v1/chats/silencios/${cliente.uid}`,
                  undefined,
                  P.devolvida(cliente.nome),
                )
              }
            >
              {P.devolver}
            </Botao>
          ))}
        {tipo === 'PUBLICA' && (
          <Botao
            icone={fechada ? 'message-circle' : 'lock'}
            onClick={() => void fazer('PUT', `/v1/chats/leilao/${leiUid}`, { aberta: fechada })}
          >
            {fechada ? P.abrirPublica : P.fecharPublica}
          </Botao>
        )}
      </div>
    </header>
  );
}

/** The way to a screen, for who may open it; to others the words alone. */
const Elo = ({ para, children }: { para: string | null; children: ReactNode }) =>
  para === null ? children : <Link to={para}>{children}</Link>;
