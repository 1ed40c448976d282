const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Folded words that carry no subject: articles, pronouns, prepositions, auxiliaries, common adverbs. */
const STOP_WORDS = list(`
  a o as os um uma uns umas ao aos à às da do das dos na no nas nos num numa nuns numas pela pelo pelas pelos
  de em por para pra pro pras pros com sem sob sobre entre ate desde contra apos ante perante
  e ou mas porem nem que se como quando onde porque porquanto pois logo portanto assim entao embora enquanto
  eu tu ele ela nos vos eles elas voce voces gente me te lhe lhes mim ti si comigo contigo consigo conosco
  meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas dele dela deles delas
  este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo
  neste nesta nestes nestas nesse nessa nesses nessas naquele naquela naqueles naquelas nisso nisto naquilo
  deste desta destes destas desse dessa desses dessas daquele daquela daqueles daquelas disso disto daquilo
  nele nela neles nelas mesmo mesma mesmos mesmas proprio propria outro outra outros outras
  algum alguma alguns algumas nenhum nenhuma ninguem alguem algo nada tudo todo toda todos todas cada qualquer
  quem qual quais cujo cuja quanto quanta quantos quantas
  nao sim ja ainda sempre nunca jamais tambem so somente apenas mais menos muito muita muitos muitas pouco pouca
  tao tanto tanta tantos tantas bem mal aqui ali la ca ai agora hoje ontem amanha depois antes cedo tarde
  ser sou es somos sao era eras eramos eram fui foi fomos foram seja sejam sera serao seria seriam sendo sido
  estar estou esta estamos estao estava estavam estive esteve esteja estejam estara estando estado to ta tava tao
  ter tenho tem temos tinha tinham tive teve tivemos tiveram tenha tenham tera terao teria tendo tido
  haver ha havia houve haja ir vou vai vamos vao ia iam va indo ido vem vir vim veio vinha
  fazer faz faco fazem fez fizeram fazia fazendo feito poder posso pode podem podemos podia podiam
  querer quero quer querem queria dizer diz digo disse dizem dizia dizendo falar fala falou falando
  dar da deu dao dando ver ve vejo viu vendo saber sei sabe sabem sabia ficar fica ficou ficam
  deve devem devo precisa preciso precisam acho acha achar coisa coisas vez vezes dia dias ano anos hora horas
  tempo pessoa pessoas jeito lado parte lugar aquela vida mundo homem casa
  primeiro primeira segundo segunda terceiro terceira ultimo ultima dois duas tres quatro cinco seis sete oito nove dez
`)

/**
 * What a preacher says out of habit. Left out when utterances are weighed; a quote keeps them, because a
 * quote is word for word.
 */
const FILLERS = list(`
  ne ta tá ok okay uhum aham ah eh oh hein opa ue tipo bom olha olhe veja vejam viu entendeu entende sabe
  gente irmao irmaos irma irmas igreja amados amado querido queridos meus povo pessoal galera
  amem aleluia gloria hosana digo assim cara poxa puxa nossa pastor pastora
`)

/** Said in every sermon whatever its subject: they tell neither a theme nor a title. */
export const SERMON_WORDS = list(`
  deus jesus cristo senhor pai biblia palavra versiculo capitulo texto verso livro carta evangelho apostolo
  mensagem culto pregacao noite manha tarde semana domingo historia exemplo verdade coracao
  abra abram abre leia ler lendo escrito escreve escreveu
`)

export function carriesMeaning(folded: string): boolean {
  return (
    folded.length > 2 && !STOP_WORDS.has(folded) && !FILLERS.has(folded) && !/^\d+$/.test(folded)
  )
}
