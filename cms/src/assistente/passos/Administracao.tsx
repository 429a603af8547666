import { MailPlus, UserCheck } from 'lucide-react';
import { ASSISTENTE } from '../../palavras/assistente.ts';
import estilos from '../assistente.module.css';
import { Campo } from '../Campo.tsx';
import { Cartoes } from './Cartoes.tsx';
import type { PropsPasso } from './passo.ts';

const QUEM = [
  { valor: 'eu', rotulo: ASSISTENTE.eu, ajuda: ASSISTENTE.euAjuda, Icone: UserCheck },
  { valor: 'outra', rotulo: ASSISTENTE.outraPessoa, ajuda: ASSISTENTE.outraPessoaAjuda, Icone: MailPlus },
] as const;

export function Administracao({ rascunho, mudar, faltas }: PropsPasso) {
  return (
    <>
      <p className={estilos.intro}>{ASSISTENTE.quemEntra}</p>
      <Cartoes
        nome="administra"
        legenda={ASSISTENTE.quemAdministra}
        opcoes={QUEM}
        escolhido={rascunho.administra}
        aoEscolher={(administra) => mudar({ administra })}
      />
      {rascunho.administra === 'outra' && (
        <>
          <Campo
            nome="nomeDoAdministrador"
            rotulo={ASSISTENTE.nomeDela}
            value={rascunho.nomeDoAdministrador}
            maxLength={120}
            autoComplete="off"
            falta={faltas.nomeDoAdministrador}
            onChange={(evento) => mudar({ nomeDoAdministrador: evento.target.value })}
          />
          <Campo
            nome="emailDoAdministrador"
            rotulo={ASSISTENTE.emailDela}
            type="email"
            value={rascunho.emailDoAdministrador}
            maxLength={200}
            autoComplete="off"
            falta={faltas.emailDoAdministrador}
            ajuda={ASSISTENTE.emailDelaAjuda}
            onChange={(evento) => mudar({ emailDoAdministrador: evento.target.value.trim() })}
          />
        </>
      )}
    </>
  );
}
