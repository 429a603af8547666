import { formatarDataHora } from '@martelo/shared/datas';
import {
  ROTULOS_SERVICO,
  type SituacaoServico,
  TIPOS_DE_SERVICO,
  type TipoDeServico,
} from '@martelo/shared/estadias/servico';
import { QUEM_PEDE_SERVICOS } from '@martelo/shared/papeis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_SERVICOS as P } from '../../src/palavras/admin-servicos.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import type { EstadiaLida } from './dados.ts';

interface Servico {
  uid: string;
  tipoServico: TipoDeServico;
  situacao: SituacaoServico;
  solicitadoEm: string;
  inicio: string | null;
}

/** What was asked of the vehicle during its stay; and something more to ask, while it stands there. */
export function Servicos({ estadia }: { estadia: EstadiaLida }) {
  const titulo = useId();
  const [pedindo, pedir] = useState(false);
  const online = useOnline();
  const pede = useTemPapel(QUEM_PEDE_SERVICOS);
  const tela = useCasa().telas.get('servicoDeEstadia');
  const filtro = encodeURIComponent(
    JSON.stringify({ tipo: 'exata', campo: 'estadiaUid', valor: estadia.uid }),
  );
  const { data, isPending, error, refetch } = useQuery<{ itens: Servico[] }, Recusa>({
    queryKey: ['servicoDeEstadia', 'da-estadia', estadia.uid],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/estadias/servicos-solicitados?porPagina=200&filtro=${filtro}`, { signal }),
    retry: false,
  });
  const itens = data?.itens ?? [];
  const colunas: Coluna<Servico>[] = [
    {
      rotulo: P.tipo,
      de: ({ uid, tipoServico }) =>
        tela === undefined ? tipoServico : <Link to={`/${tela.rotaDeUm}/${uid}`}>{tipoServico}</Link>,
    },
    { rotulo: P.situacao, de: ({ situacao }) => ROTULOS_SERVICO[situacao] },
    { rotulo: P.pedido, de: ({ solicitadoEm }) => formatarDataHora(solicitadoEm) },
    { rotulo: P.horario, de: ({ inicio }) => (inicio === null ? P.semHorario : formatarDataHora(inicio)) },
  ];
  const noPatio = estadia.situacao === 'ABERTA' || estadia.situacao === 'EM_SAIDA';
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.titulo}</h2>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.nenhum}
      >
        <Relacao {...{ itens, colunas }} chave={({ uid }) => uid} />
      </Lido>
      {pede && noPatio && (
        <p>
          <Botao icone="plus" disabled={!online} onClick={() => pedir(true)}>
            {P.pedir}
          </Botao>
        </p>
      )}
      {pedindo && <Pedir estadia={estadia} aoFechar={() => pedir(false)} />}
    </section>
  );
}

function Pedir({ estadia, aoFechar }: { estadia: EstadiaLida; aoFechar: () => void }) {
  const tipo = useId();
  const oQue = useId();
  const [tipoServico, escolher] = useState<TipoDeServico>('Foto');
  const [pedido, escrever] = useState('');
  const [nome, porNome] = useState('');
  const [cpf, porCpf] = useState('');
  const [telefone, porTelefone] = useState('');
  const [email, porEmail] = useState('');
  const { fazendo, recusa, confirmar } = useConfirmar();
  const consultas = useQueryClient();
  const dizer = useDizer();
  const fazer = () =>
    confirmar(async () => {
      const ditos = {
        ...{ terceiroNome: nome, terceiroCpf: cpf, terceiroTelefone: telefone, terceiroEmail: email },
      };
      await chamar('POST', '/v1/estadias/servicos-solicitados', {
        corpo: {
          ...{ estadiaId: estadia.id, tipoServico, observacaoSolicitacao: pedido },
          ...Object.fromEntries(Object.entries(ditos).filter(([, dito]) => dito.trim() !== '')),
        },
      });
      dizer(P.pedidoFeito);
      await consultas.invalidateQueries({ queryKey: ['servicoDeEstadia'] });
      aoFechar();
    });
  return (
    <Dialogo
      titulo={P.pedir}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="primario" esperando={fazendo} onClick={() => void fazer()}>
            {P.pedir}
          </Botao>
        </>
      }
    >
      <div className="estadia-campos">
        <div className="campo">
          <label htmlFor={tipo}>{P.tipo}</label>
          <select
            id={tipo}
            value={tipoServico}
            onChange={({ target: { value } }) => escolher(value as TipoDeServico)}
          >
            {TIPOS_DE_SERVICO.map((um) => (
              <option key={um}>{um}</option>
            ))}
          </select>
        </div>
        <div className="campo">
          <label htmlFor={oQue}>{P.oQue}</label>
          <textarea
            id={oQue}
            rows={3}
            maxLength={2_000}
            aria-describedby={`${oQue}-ajuda`}
            value={pedido}
            onChange={({ target: { value } }) => escrever(value)}
          />
          <span id={`${oQue}-ajuda`} className="ajuda">
            {P.oQueDiz}
          </span>
        </div>
        <fieldset className="grupo">
          <legend>{P.quemVem}</legend>
          <CampoDeTexto rotulo={P.nome} value={nome} mudar={porNome} maxLength={120} />
          <CampoDeTexto rotulo={P.cpf} value={cpf} mudar={porCpf} maxLength={14} inputMode="numeric" />
          <CampoDeTexto
            rotulo={P.telefone}
            value={telefone}
            mudar={porTelefone}
            maxLength={20}
            inputMode="tel"
          />
          <CampoDeTexto rotulo={P.email} value={email} mudar={porEmail} maxLength={200} inputMode="email" />
        </fieldset>
        <Problemas de={recusa} />
      </div>
    </Dialogo>
  );
}
