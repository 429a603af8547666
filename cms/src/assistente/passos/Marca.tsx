import { Gavel, Store } from 'lucide-react';
import type { PropsPasso } from '../Assistente.tsx';
import estilos from '../assistente.module.css';
import { Campo } from '../Campo.tsx';
import { comNome } from '../rascunho.ts';

const MODOS = [
  {
    valor: 'leilao',
    Icone: Gavel,
    rotulo: 'Leilão',
    ajuda: 'Lotes disputados por lances, com relógio e pregão.',
  },
  {
    valor: 'loja',
    Icone: Store,
    rotulo: 'Loja',
    ajuda: 'Anúncios com preço e ofertas, sem pregão.',
  },
] as const;

export function Marca({ rascunho, mudar, faltas, endereco }: PropsPasso) {
  const [antes = '', depois = ''] = endereco.replace(/^https?:\/\//, '').split('{subdominio}');
  return (
    <>
      <p className={estilos.intro}>Em poucos passos o site nasce inteiro. Tudo pode ser mudado depois.</p>
      <Campo
        nome="nome"
        rotulo="Nome"
        value={rascunho.nome}
        maxLength={120}
        autoComplete="off"
        falta={faltas.nome}
        onChange={(evento) => mudar((atual) => comNome(atual, evento.target.value))}
      />
      <fieldset className={estilos.cartoes}>
        <legend>Como a marca vende</legend>
        {MODOS.map(({ valor, Icone, rotulo, ajuda }) => (
          <label key={valor} className={estilos.cartao}>
            <input
              type="radio"
              name="tipo"
              checked={rascunho.tipo === valor}
              onChange={() => mudar({ tipo: valor })}
            />
            <Icone size={22} aria-hidden="true" />
            <span>
              <strong>{rotulo}</strong>
              {ajuda}
            </span>
          </label>
        ))}
      </fieldset>
      <Campo
        nome="subdominio"
        rotulo="Endereço na plataforma"
        value={rascunho.subdominio}
        maxLength={63}
        autoComplete="off"
        spellCheck={false}
        antes={antes}
        depois={depois}
        falta={faltas.subdominio}
        ajuda="Proposto a partir do nome. Use letras minúsculas, números e hífen."
        onChange={(evento) =>
          mudar({ subdominio: evento.target.value.toLowerCase(), subdominioDoNome: false })
        }
      />
      <Campo
        nome="dominio"
        rotulo="Domínio próprio (opcional)"
        value={rascunho.dominio}
        maxLength={253}
        autoComplete="off"
        spellCheck={false}
        placeholder="leiloesmodelo.com.br"
        falta={faltas.dominio}
        ajuda="Pode vir depois: o site já nasce no endereço acima."
        onChange={(evento) => mudar({ dominio: evento.target.value })}
      />
    </>
  );
}
