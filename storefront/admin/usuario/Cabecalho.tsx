import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { ADMIN_USUARIO as P } from '../../src/palavras/admin-usuario.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Espera } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Ato } from '../partes/Ato.tsx';
import { FatorBloqueado } from '../partes/FatorBloqueado.tsx';
import { enderecoDoPedido } from '../registro/Esperando.tsx';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { Valor } from '../valor/Valor.tsx';
import { textoDe } from '../valor/valor.ts';
import type { PropsDaAba, Usuario } from './usuario.ts';

const Remover = lazy(() => import('../registro/Acoes.tsx').then((um) => ({ default: um.Remover })));

/** Who it is, whether they get in, what waits for a second person, and what is done with the account as a whole. */
export function Cabecalho({ recurso, usuario, titulo, lerDeNovo }: PropsDaAba & { titulo: string }) {
  const [historico, abrirHistorico] = useState(false);
  const [removendo, remover] = useState(false);
  const { recursos } = useCasa();
  const dizer = useDizer();
  const online = useOnline();
  const aoEsperar = ({ message }: Espera) => {
    remover(false);
    dizer(message);
  };
  const { situacao, email, papeis, motivo, fim, uid } = usuario;
  const ato = { recurso, registro: usuario, aoMudar: lerDeNovo };
  return (
    <>
      <header className="registro-topo">
        <h1>{titulo}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(usuario.id)}</span>
        <Valor campo={recurso.campos.find(({ campo }) => campo === 'situacao')!} valor={situacao} />
        <div className="registro-acoes">
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {ADMIN_REGISTRO.historico}
          </Botao>
          <Ato {...ato} nome="enviar-link" rotulo={P.enviarLink} icone="mail" />
          {situacao === 'BLOQUEADO' ? (
            <Ato {...ato} nome="desbloquear" rotulo={P.desbloquear} />
          ) : (
            <Ato {...ato} nome="bloquear" rotulo={P.bloquear} variante="perigo" />
          )}
          <Botao icone="x" disabled={!online} onClick={() => remover(true)}>
            {ADMIN_REGISTRO.remover}
          </Botao>
        </div>
      </header>
      <ul className="fatos-em-linha">
        <li>
          <Icone nome="mail" tamanho={16} />
          {email}
        </li>
        <li>
          <Icone nome="key" tamanho={16} />
          {papeis.map((papel) => ROTULOS_PAPEL[papel]).join(', ') || P.semPapeis}
        </li>
        {fim && (
          <li>
            <Icone nome="calendar" tamanho={16} />
            {P.ateODia(textoDe({ tipo: 'data', opcoes: null }, fim))}
          </li>
        )}
      </ul>
      {situacao === 'BLOQUEADO' && motivo && (
        <p className="nota ruim" role="note">
          {P.bloqueadoPor(motivo)}
        </p>
      )}
      <Esperando usuario={usuario} />
      {recursos.has('bloqueioDeFator') && <FatorBloqueado contaUid={uid} />}
      {removendo && (
        <Suspense>
          <Remover {...{ recurso, titulo, aoEsperar }} registro={usuario} aoFechar={() => remover(false)} />
        </Suspense>
      )}
      {historico && <VerHistorico {...ato} aoFechar={() => abrirHistorico(false)} />}
    </>
  );
}

interface Pedido {
  uid: string;
  usuario: { uid: string };
  papeis: { antes: string[]; depois: string[] };
  plataformas?: unknown;
  pedidaPor: { nome: string };
}

/** What somebody asked to grant them, and another administrator has not decided yet. */
function Esperando({ usuario: { uid, revisao } }: { usuario: Usuario }) {
  const { data } = useQuery({
    queryKey: ['concessoes', uid, revisao],
    queryFn: ({ signal }) =>
      chamar<{ itens: Pedido[] }>('GET', '/v1/usuarios/concessoes/a-decidir', { signal }),
    retry: false,
  });
  const dele = data?.itens.filter(({ usuario }) => usuario.uid === uid) ?? [];
  return dele.map(({ uid: qual, papeis, plataformas, pedidaPor }) => (
    <p key={qual} className="nota" role="status">
      {P.espera(
        papeis.depois
          .filter((papel) => !papeis.antes.includes(papel))
          .map((papel) => ROTULOS_PAPEL[papel as keyof typeof ROTULOS_PAPEL] ?? papel)
          .join(', ') || (plataformas ? P.plataformas.porOnde : P.marcas),
        pedidaPor.nome,
      )}
      <Link className="elo" to={enderecoDoPedido(qual)}>
        {P.verAprovacoes}
      </Link>
    </p>
  ));
}
